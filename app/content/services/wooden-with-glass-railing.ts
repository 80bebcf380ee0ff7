import type { ServiceTexts } from "./types";

export const woodenWithGlassRailing: ServiceTexts = {
  lead: "Teak handrail and clear glass on stainless standoffs, for the staircase inside the house.",
  description:
    "Stair and landing railings that pair toughened glass with a timber rail: warm to hold, easy to see through.",
  metaDescription:
    "Wooden and glass stair railings in Coimbatore: seasoned teak rails, 12 mm toughened glass and SS 304 standoffs, made to your staircase.",
  caption: "Teak rail · 12 mm glass · SS 304 standoffs",
  about: [
    "This is the railing for the staircase you see from the living room. Glass keeps the stair open to light. The timber rail is warm to hold. Stainless standoffs, brackets and pins join the two.",
    "The rail is seasoned teak, or another hardwood to match your doors, either round or moulded to a 60 × 45 mm section. Lengths are joined with a scarf and a hidden bolt, sanded through the joint, and sealed on the underside too, which is often left bare.",
    "Glass on a stair is a parallelogram, not a rectangle, and each one is different. We make a plywood template on your steps for every panel. We mark the standoff holes from the template, and only then is the glass drilled and toughened.",
  ],
  features: {
    "Seasoned timber":
      "Dried to about 10–12 % moisture before it is machined, so joints stay closed all year.",
    "Standoffs at the treads":
      "50 mm SS 304 discs on M12 studs hold the glass clear of the tread ends. They stand in pairs, one above the other, at most 600 mm apart.",
    "Panels from templates":
      "Each pane is cut to a template of your own steps. The gaps run parallel from bottom to top.",
    "A second rail on the wall":
      "A round timber rail on stainless brackets along the wall, for children and older people.",
  },
  specification: {
    Handrail: "Teak or matched hardwood, round 45–50 mm or moulded 60 × 45 mm",
    "Alternative top rail": "SS 304 round 50 mm or slotted 42 mm tube over the glass",
    Glass: "12 mm clear or extra-clear, toughened after drilling",
    Standoffs: "SS 304, 50 mm diameter, 40 mm projection, nylon sleeve and washers",
    "Wall brackets": "SS 304, at most 900 mm apart",
    Height: "900 mm above the nosing on the flight, 1,050 mm on the landing",
    "Timber finish": "PU clear or stained, three coats",
  },
  benefits: [
    "Daylight reaches the steps below",
    "Your hand touches wood, not cold metal",
    "Tread ends stay visible and easy to sweep",
    "Timber can be sanded and sealed again after years of use",
    "The rail matches doors and furniture in the same wood",
    "Fixings stay within reach for tightening",
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
    "On a concrete flight, the studs go 80 mm into the waist slab with chemical anchors. On a steel spine, they are bolted through plates welded to the tread supports. The timber rail sits on a stainless flat let into its underside, screwed from below every 300 mm, so no screw shows from above.",
  care: [
    "Dust the rail with a dry soft cloth. For marks use a damp one, then dry.",
    "No coconut oil or wax on PU: it stays sticky and holds dirt.",
    "Clean the glass with a microfibre cloth from top to bottom.",
    "Tighten standoff caps by hand if one turns freely; do not use pliers on the polish.",
  ],
  climate:
    "Wood moves twice a year here. It shrinks in the dry heat of March to May and takes up moisture when the north-east monsoon sets in. Seasoned stock, sealed end grain and slotted screw holes let it move without joints opening. Keep this railing indoors or under a deep roof; for an open terrace we advise a stainless rail instead.",
  questions: [
    {
      question: "Will the standoffs crack my treads?",
      answer:
        "Not if they are far enough from the edge. We keep each stud at least 60 mm from any edge of concrete or stone, drill without hammer action near granite, and glue where the edge is thin.",
    },
    {
      question: "Which wood do you recommend?",
      answer:
        "Teak, because it is stable and resists termites. If your doors are of another wood, bring a sample and we will match the stain.",
    },
    {
      question: "Can we keep our existing steps?",
      answer:
        "Yes. We make the templates from the steps as they are, and the glass hides small differences between treads.",
    },
  ],
  captions: [
    "Timber, glass and stainless on one flight",
    "Standoffs at the tread ends",
    "Round timber rail on wall brackets",
    "Glass along the landing",
    "Timber top rail over the glass",
  ],
  related: ["balcony-glasswork", "ss-handrail-work", "charupudi"],
};
