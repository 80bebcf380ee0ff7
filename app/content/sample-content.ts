/**
 * SAMPLE CONTENT for an empty database: nine projects and twelve gallery items. The rendered pictures show
 * kinds of work, not jobs done for customers. The owner replaces them with real ones.
 */

import type { PictureName } from "./pictures/slots";

interface SampleProject {
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly picture: PictureName;
  readonly createdAt: string;
}

interface SampleGalleryItem {
  readonly title: string;
  readonly content: string;
  readonly picture: PictureName;
  readonly createdAt: string;
}

export const sampleProjects = [
  // Home shows the first six: other kinds of work than its tiles.
  {
    title: "uPVC windows for a living room",
    description:
      "White casements and three-track sliders with a mesh sash, steel inside the frames, EPDM gaskets and sills that shed rain to the outside.",
    location: "Saravanampatti, Coimbatore",
    picture: "sample-project-07",
    createdAt: "2026-09-18T05:30:00.000Z",
  },
  {
    title: "Safety door in front of a teak door",
    description:
      "Steel outer door with stainless bars above and a perforated panel below, so that the teak door behind can stay open for air. Lever handle, with a keyhole on both sides.",
    location: "Tiruppur",
    picture: "sample-project-09",
    createdAt: "2026-07-06T05:30:00.000Z",
  },
  {
    title: "Roof trusses for a shed",
    description:
      "Tubular trusses and purlins for a shed beside a house, hot-dip galvanised after welding. Base plates sit on levelled grout over four cast-in bolts.",
    location: "Pollachi",
    picture: "sample-project-08",
    createdAt: "2026-04-22T05:30:00.000Z",
  },
  {
    title: "Steel and glass partition",
    description:
      "Slim dark sections between a study and a living room, with one pair of hinged doors. Clear toughened glass sits on rubber; the frame is fixed to the slab and the wall, so the floor stays whole.",
    location: "Race Course, Coimbatore",
    picture: "sample-project-04",
    createdAt: "2026-01-28T05:30:00.000Z",
  },
  {
    title: "Embossed steel main door",
    description:
      "Pressed steel panels with a timber-look finish, a narrow light of glass beside the leaf and a lever handle. The frame is anchored in the wall before plastering.",
    location: "Vadavalli, Coimbatore",
    picture: "sample-project-05",
    createdAt: "2025-10-14T05:30:00.000Z",
  },
  {
    title: "Sliding doors to the sit-out",
    description:
      "A four-panel uPVC slider with the middle open. The sill is low enough to step over, and its tracks drain to the outside.",
    location: "Kovaipudur, Coimbatore",
    picture: "sample-project-06",
    createdAt: "2025-07-30T05:30:00.000Z",
  },
  {
    title: "Main gate with laser-cut panels",
    description:
      "Double-leaf swing gate in mild steel, 50 × 50 mm frame, 3 mm laser-cut panels in the middle and a solid lower third. Zinc phosphate primer, matt charcoal powder coat.",
    location: "Peelamedu, Coimbatore",
    picture: "sample-project-02",
    createdAt: "2025-03-11T05:30:00.000Z",
  },
  {
    title: "Stainless gate with wicket",
    description:
      "SS 304 main gate with a separate wicket for people on foot. Hairline sheet below, round bars above, thin brass-coloured lines. Hinges turn on greased pins at the stone pillars.",
    location: "R.S. Puram, Coimbatore",
    picture: "sample-project-03",
    createdAt: "2024-11-20T05:30:00.000Z",
  },
  {
    title: "Balcony, pergola and porch",
    description:
      "Glass balcony railing in SS 304 over the porch, with a slatted steel pergola on the terrace. Posts stand on base plates at 1,200 mm centres; the pergola is welded in two frames and bolted on site.",
    location: "Saibaba Colony, Coimbatore",
    picture: "sample-project-01",
    createdAt: "2024-06-05T05:30:00.000Z",
  },
] as const satisfies readonly SampleProject[];

export const sampleGalleryItems = [
  {
    title: "Balcony from the garden",
    content: "Glass, posts and top rail seen from below. The clamps sit at one height along the whole run.",
    picture: "sample-gallery-01",
    createdAt: "2026-10-08T05:30:00.000Z",
  },
  {
    title: "Dark gate with cut panels",
    content: "Mild steel in a matt coat: bars, laser-cut panels and solid sheet welded into one frame.",
    picture: "sample-gallery-02",
    createdAt: "2026-08-19T05:30:00.000Z",
  },
  {
    title: "Stainless gate panel",
    content: "Hairline sheet with small raised plates. The grain runs one way on every piece.",
    picture: "sample-gallery-03",
    createdAt: "2026-06-24T05:30:00.000Z",
  },
  {
    title: "Stair glass at the treads",
    content: "Standoffs hold the glass 40 mm off the tread ends, so the timber can be wiped all round.",
    picture: "sample-gallery-04",
    createdAt: "2026-03-16T05:30:00.000Z",
  },
  {
    title: "Roof terrace with pergola",
    content: "Shade over the table, a glass railing at the edge and the view between.",
    picture: "sample-gallery-05",
    createdAt: "2025-12-02T05:30:00.000Z",
  },
  {
    title: "Terrace pergola with glass roof",
    content: "A coated steel frame over a timber deck, the glass laid to a fall.",
    picture: "sample-gallery-06",
    createdAt: "2025-09-09T05:30:00.000Z",
  },
  {
    title: "Timber stair with glass side",
    content: "A steel spine carries the treads; standoffs hold the glass along the flight.",
    picture: "sample-gallery-07",
    createdAt: "2025-06-17T05:30:00.000Z",
  },
  {
    title: "Corner shower cubicle",
    content: "A fixed panel and a hinged door in 10 mm toughened glass on a granite kerb.",
    picture: "sample-gallery-08",
    createdAt: "2025-02-05T05:30:00.000Z",
  },
  {
    title: "Bathroom door in FRP",
    content: "A moulded door and frame that can stand in water without swelling.",
    picture: "sample-gallery-09",
    createdAt: "2024-12-11T05:30:00.000Z",
  },
  {
    title: "Louvred service door",
    content: "A pair of galvanised steel doors for a service room, louvred below and glazed above.",
    picture: "sample-gallery-10",
    createdAt: "2024-09-26T05:30:00.000Z",
  },
  {
    title: "Post and clamp",
    content: "The place where rail, post and glass meet, polished after welding.",
    picture: "sample-gallery-11",
    createdAt: "2024-05-14T05:30:00.000Z",
  },
  {
    title: "A frame on the trestles",
    content: "Tacked, checked across both diagonals, then welded from the middle outwards.",
    picture: "sample-gallery-12",
    createdAt: "2024-02-21T05:30:00.000Z",
  },
] as const satisfies readonly SampleGalleryItem[];
