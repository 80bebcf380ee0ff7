import type { Framing } from "./framing";

export const slotLabels = {
  states: { rendering: "Our sample picture", photo: "Your photo", default: "Photo", none: "Not shown" },
  notes: {
    wide: "Phones crop it around the cross, unless you choose a separate home banner for phones.",
    upright: "Shown on phones and upright tablets. Without a photo here they show a part of the home banner.",
    deskHead: "Not shown on phones, where the form begins on the first screen. Link previews show it.",
    person: "Beside your two sentences, which you write under Business details, For customers.",
  },
  now: {
    rendering: "This is our sample picture: a computer image, not a photo.",
    photo: "This is your photo.",
    default: "This is a photo.",
    none: "The page shows no picture here until you add your photo.",
  },
  /** The first entry of a slot's history. */
  originals: {
    rendering: { savedAt: "Our sample picture", label: "Restore our sample picture" },
    default: { savedAt: "Not changed", label: "Restore the original" },
    none: { savedAt: "No photo", label: "Remove the photo" },
  },
  screens: { desk: "Computer", phone: "Phone", link: "Link preview" },
  fields: {
    alt: {
      label: "Describe the photo",
      help: "One sentence for people who cannot see it, such as: A sliding gate of laser-cut steel in front of a white house.",
    },
  },
  crop: {
    legend: "Crop in numbers",
    help: "All numbers are percentages.",
    drag: "Drag the frame or its corner. Arrow keys move it, + and − resize it.",
    size: "Size",
    sizeHelp: "100 is the largest",
    across: "Across",
    acrossHelp: "0 left, 100 right",
    down: "Down",
    downHelp: "0 top, 100 bottom",
    frame: "Crop frame: drag it, or press an arrow key, + or −",
    describe: ({ size, across, down, x, y }: Framing) =>
      `Size ${size}, across ${across}, down ${down}; focal point ${x} from the left, ${y} from the top.`,
  },
  point: {
    legend: "Focal point",
    help: "Stays in view where a screen shows less of the photo. Drag the cross, or enter its position.",
    x: "From the left",
    y: "From the top",
    mark: "Focal point: drag it, or press an arrow key",
  },
  saved: "Saved. Your site is updated.",
  stale: "Not saved: this picture was changed on another device. Save again to use yours.",
} as const;
