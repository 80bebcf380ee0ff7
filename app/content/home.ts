import { HERO_COUNTER_DURATIONS_MS } from "./constants";
import type { PictureName } from "./pictures/slots";
import type { ServiceSlug } from "./service-index";

/** The figures and titles are those of the client's specification. */

export const homeTitle = "Steel and glass railings, gates and doors in Coimbatore";

interface CompanyFigures {
  figures: { experience: number; projects: number; quality: number };
}

/** The client writes the number of projects without a comma here, and with one on About. */
export const listHeroCounters = ({ figures: { experience, projects, quality } }: CompanyFigures) => [
  {
    target: experience,
    display: `${experience}+`,
    label: "Years of Experience",
    durationMs: HERO_COUNTER_DURATIONS_MS.years,
  },
  {
    target: projects,
    display: `${projects}+`,
    label: "Projects Completed",
    durationMs: HERO_COUNTER_DURATIONS_MS.projects,
  },
  {
    target: quality,
    display: `${quality}%`,
    label: "Quality Assured",
    durationMs: HERO_COUNTER_DURATIONS_MS.quality,
  },
];

interface Specialization {
  readonly title: string;
  readonly picture: PictureName;
  readonly caption: string;
  readonly service: ServiceSlug;
}

interface ProcessStep {
  readonly step: string;
  readonly title: string;
  readonly text: string;
  readonly details: readonly string[];
}

const specializations: readonly Specialization[] = [
  {
    title: "Railings",
    picture: "specialization-railings",
    caption: "SS 304 · 50 mm top rail · 12 mm glass",
    service: "ss-handrail-work",
  },
  {
    title: "MS Main Gates",
    picture: "specialization-ms-main-gates",
    caption: "MS · Laser-cut 3 mm · Powder coated",
    service: "ms-gate",
  },
  {
    title: "SS Main Gates",
    picture: "specialization-ss-main-gates",
    caption: "SS 304 · Hairline · Wicket gate",
    service: "ss-gate",
  },
  {
    title: "Balcony",
    picture: "specialization-balcony",
    caption: "12 mm toughened · 50 mm posts",
    service: "balcony-glasswork",
  },
  {
    title: "Bathroom Glass",
    picture: "specialization-bathroom-glass",
    caption: "10 mm toughened · Wall hinges",
    service: "glass-shower-cubicle",
  },
  {
    title: "Exterior Structures",
    picture: "specialization-exterior-structures",
    caption: "Coated steel · 13.52 mm laminated roof",
    service: "pergola-glass-work",
  },
];

const processSteps: readonly ProcessStep[] = [
  {
    step: "01",
    title: "Consultation",
    text: "We visit your site, take the measurements and listen before we draw.",
    details: ["Site visit", "Requirement analysis", "Design discussion", "Budget planning"],
  },
  {
    step: "02",
    title: "Design & Planning",
    text: "You approve a drawing with sizes, sections and finish before we cut any metal.",
    details: ["3D modeling", "Technical drawings", "Material selection", "Timeline planning"],
  },
  {
    step: "03",
    title: "Fabrication",
    text: "We cut, weld, grind and finish in our workshop, not on your floor.",
    details: ["Premium materials", "Precision cutting", "Quality control", "Finishing work"],
  },
  {
    step: "04",
    title: "Installation",
    text: "Our fitters install it, check it with you and leave the place clean.",
    details: ["Expert installation", "Safety compliance", "Final inspection", "Warranty support"],
  },
];

/** The owner can edit this text. */
export const homePage = {
  hero: {
    headline: "Steel and glass, measured, made and fitted in Coimbatore",
    text: "Railings, gates, doors, windows and glass work for houses and workplaces. We make the steelwork ourselves.",
    action: { label: "Get Free Quote", to: "/request-quote" },
  },
  specializations: {
    heading: "What we make",
    text: "The six kinds of work customers ask for most. Open one to see materials, sizes and fixings.",
    tiles: specializations,
  },
  process: {
    heading: "How we work",
    text: "Four steps, from the first visit to the final fitting.",
    caption: "TIG weld · Stainless tube · Before polishing",
    steps: processSteps,
  },
  latestProjects: {
    heading: "Our Latest Projects",
    text: "Doors, windows and steelwork in and around Coimbatore, newest first.",
    action: { label: "View All Projects", to: "/project" },
    empty: "No projects available.",
  },
  testimonials: {
    heading: "Testimonials",
    text: "What house owners, architects and builders say about the work.",
    previous: "Previous testimonials",
    next: "Next testimonials",
  },
};
