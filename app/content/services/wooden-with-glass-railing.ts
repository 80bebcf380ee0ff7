import type { ServiceContent } from "./types";

export const woodenWithGlassRailing: ServiceContent = {
  slug: "wooden-with-glass-railing",
  title: "Wooden with Glass Railing",
  breadcrumbTitle: "Wooden with Glass Railing",
  lead: "Teak handrail and clear glass on stainless standoffs, for the staircase inside the house.",
  description:
    "Stair and landing railings that pair toughened glass with a timber rail: warm to hold, easy to see " +
    "through.",
  metaDescription:
    "Wooden and glass stair railings in Coimbatore: seasoned teak rails, 12 mm toughened glass and SS 304 " +
    "standoffs, made to your staircase.",
  caption: "Teak rail · 12 mm glass · SS 304 standoffs",
  about: [
    "This is the railing for the staircase you see from the living room. Glass keeps the stair open to " +
      "light. Wood takes the hand. Stainless steel does the quiet work between them: standoffs, brackets, " +
      "pins.",
    "The rail is seasoned teak, or another hardwood to match your doors, turned round or moulded to a 60 × " +
      "45 mm section. Lengths are joined with a scarf and a hidden bolt, sanded through the joint, and " +
      "sealed on the underside too, where most rails are left bare.",
    "Glass on a stair is a parallelogram, not a rectangle, and each one is different. We make a plywood " +
      "template on your steps for every panel. The holes for the standoffs are drawn from the template, " +
      "and only then does the glass go for toughening.",
  ],
  features: [
    {
      title: "Seasoned timber",
      description:
        "Dried to about 10–12 % moisture before it is machined, so joints stay shut from April to November.",
    },
    {
      title: "Standoffs at the treads",
      description:
        "50 mm SS 304 discs on M12 studs hold the glass clear of the tread ends. Two per tread where the " +
        "span asks for it.",
    },
    {
      title: "Panels from templates",
      description:
        "Each pane is cut to a template of your own steps. The gaps run parallel from bottom to top.",
    },
    {
      title: "A second rail on the wall",
      description: "A round timber rail on stainless brackets, for the side where children and elders walk.",
    },
  ],
  specification: [
    { label: "Handrail", value: "Teak or matched hardwood, round 45–50 mm or moulded 60 × 45 mm" },
    { label: "Alternative top rail", value: "SS 304 round 50 mm or slotted 42 mm tube over the glass" },
    { label: "Glass", value: "12 mm clear or extra-clear, toughened after drilling" },
    { label: "Standoffs", value: "SS 304, 50 mm diameter, 40 mm projection, nylon sleeve and washers" },
    { label: "Wall brackets", value: "SS 304, at most 900 mm apart" },
    { label: "Height", value: "900 mm above the nosing on the flight, 1,050 mm on the landing" },
    { label: "Timber finish", value: "PU clear or stained, three coats" },
  ],
  benefits: [
    "Daylight reaches the steps below",
    "The hand meets wood and not cold metal",
    "Tread ends stay visible and easy to sweep",
    "Timber can be sanded and sealed again after years of use",
    "The rail matches doors and furniture in the same wood",
    "Fixings remain reachable for tightening",
  ],
  finishes: [
    "PU matt",
    "PU satin",
    "Walnut stain",
    "Natural teak oil",
    "Standoffs brushed or mirror",
    "Standoffs PVD black or rose gold",
  ],
  fixing:
    "On a concrete flight the studs go 80 mm into the waist slab with chemical anchor. On a steel spine " +
    "they are bolted through plates welded to the tread supports. The timber rail sits on a stainless " +
    "flat let into its underside, screwed from below every 300 mm, so no screw shows from above.",
  care: [
    "Dust the rail with a dry soft cloth. For marks use a damp one, then dry.",
    "No coconut oil or wax on PU: it stays sticky and holds dirt.",
    "Clean the glass with a microfibre cloth from top to bottom.",
    "Tighten standoff caps by hand if one turns freely; do not use pliers on the polish.",
  ],
  climate:
    "Wood here moves twice a year. It shrinks in the dry heat of March to May and takes up moisture when " +
    "the north-east monsoon sets in. Seasoned stock, sealed end grain and slotted screw holes let it " +
    "move without opening. Keep this railing indoors or under a deep roof; for an open terrace we advise " +
    "a stainless rail instead.",
  questions: [
    {
      question: "Will the standoffs crack my treads?",
      answer:
        "Not if they sit far enough in. We keep the stud at least 60 mm from any edge of concrete or " +
        "stone, drill without hammer near granite, and glue where the edge is thin.",
    },
    {
      question: "Which wood do you advise?",
      answer:
        "Teak for stability and for the least trouble with termites. If your doors are in another wood, " +
        "bring a sample and we match the stain.",
    },
    {
      question: "Can we keep our existing steps?",
      answer:
        "Yes. We template the steps as they are. Small differences from tread to tread disappear in the " +
        "line of the glass.",
    },
  ],
  hero: "wooden-with-glass-railing-hero",
  gallery: [
    { picture: "wooden-with-glass-railing-1", caption: "Timber, glass and stainless on one flight" },
    { picture: "wooden-with-glass-railing-2", caption: "Standoffs at the tread ends" },
    { picture: "wooden-with-glass-railing-3", caption: "Round timber rail on wall brackets" },
    { picture: "wooden-with-glass-railing-4", caption: "Glass along the landing" },
    { picture: "wooden-with-glass-railing-5", caption: "Timber top rail over the glass" },
  ],
  related: ["balcony-glasswork", "ss-handrail-work", "charupudi"],
};
