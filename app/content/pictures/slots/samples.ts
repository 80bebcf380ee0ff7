import type { ShotName } from "../shots";

/** Pictures of the sample projects and gallery items of a first start. */
export const sampleProjectSlots = {
  "sample-project-01": ["villa-porch", "villa-balconies"],
  "sample-project-02": ["msgate-swing"],
  "sample-project-03": ["ssgate-wicket"],
  "sample-project-04": ["stair-close"],
  "sample-project-05": ["shower-corner", "shower-hardware"],
  "sample-project-06": ["pergola-within"],
  "sample-project-07": ["upvcwindow-outside", "upvcwindow-room"],
  "sample-project-08": ["truss-shed"],
  "sample-project-09": ["safetydoor-entrance"],
} as const satisfies Readonly<Record<string, readonly [ShotName, ...ShotName[]]>>;

export const sampleGallerySlots = {
  "sample-gallery-01": ["balcony-outside", "ssgate-balcony-above"],
  "sample-gallery-02": ["msgate-sliding", "msgate-left-leaf"],
  "sample-gallery-03": ["ssgate-panel", "ssgate-plates"],
  "sample-gallery-04": ["stair-close"],
  "sample-gallery-05": ["pergola-railing", "pergola-terrace-railing"],
  "sample-gallery-06": ["upvcdoor-open", "upvcdoor-panels"],
  "sample-gallery-07": ["steelwindow-doors", "steelwindow-partition"],
  "sample-gallery-08": ["steeldoor-entrance"],
  "sample-gallery-09": ["frpdoor-bathroom"],
  "sample-gallery-10": ["gidoor-brick"],
  "sample-gallery-11": ["balcony-closeup", "balcony-near-post"],
  "sample-gallery-12": ["workshop-frame", "workshop-trestles"],
} as const satisfies Readonly<Record<string, readonly [ShotName, ...ShotName[]]>>;
