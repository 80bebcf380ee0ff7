export const sitePictureWords = {
  heading: "Site pictures",
  intro: (own: number, all: number) => `You've replaced ${own} of ${all} pictures. Open one to change it.`,
  count: (own: number, all: number) => (own === 0 ? `${all} pictures` : `${own} of ${all} yours`),
  states: { rendering: "Rendering", photograph: "Your photograph", delivered: "Photograph" },
  slots: {
    homeHero: "Head of the home page",
    gallery: (number: number) => `Gallery ${number}`,
  },
  notes: {
    wide: "Phones and upright tablets show another part of the same photograph, about the point of interest, unless their own place has a photograph.",
    upright:
      "Phones and tablets held upright show it. Without a photograph here they show a part of the one at the head of the home page.",
    deskHead: "Phones leave it out, so that the form begins on the first screen. Previews of links show it.",
    card: "The page itself shows no picture; messengers do, where a link to it is shared.",
  },
  caption: (caption: string) => `Caption: “${caption}”.`,
  now: {
    rendering: "This is a rendering.",
    photograph: "This is your photograph.",
    delivered: "This is a photograph.",
  },
  screens: { desk: "Desk", phone: "Phone", link: "Link preview" },
  fields: {
    image: "Choose a photograph",
    replace: "Choose another photograph",
    alt: {
      label: "Describe the photo",
      help: "One sentence for people who cannot see it, such as: A sliding gate of laser-cut steel in front of a white house.",
    },
  },
  numbers: "Exact numbers",
  cut: {
    legend: "The part in numbers",
    help: "All numbers are per cent. Any of them make a part that fits.",
    drag: "Drag the frame, or its corner; the arrow keys move it, + and − resize it.",
    size: "Size",
    sizeHelp: "100 is the largest",
    across: "Across",
    acrossHelp: "0 left, 100 right",
    down: "Down",
    downHelp: "0 top, 100 bottom",
    frame: "Frame of the part that is shown: drag it, or press an arrow key, + or −",
    said: ({ size, across, down, x, y }: Record<"size" | "across" | "down" | "x" | "y", number>) =>
      `Size ${size}, across ${across}, down ${down}; point of interest ${x} from the left, ${y} from the top.`,
  },
  point: {
    legend: "Point of interest",
    help: "It stays in view where a screen shows less: drag the cross, or give its place in the photograph.",
    x: "From the left",
    y: "From the top",
    mark: "Point of interest: drag it, or press an arrow key",
  },
  look: "Show in the preview",
  upload: "Upload and crop",
  save: "Save",
  saved: "The photograph is saved. The site shows it now.",
  refused: "The photograph was not saved",
  stale:
    "Somebody saved another picture here meanwhile. What you did is still here: look it over and save again to put it in its place.",
  gone: "The photograph is no longer here. Please choose it again.",
  restoreRendering: "Back to the rendering",
  restored: "The earlier picture is back.",
} as const;

export const sitePictureProblems = {
  image: "Please choose a photograph.",
  alt: "Please say in one sentence what is seen.",
  number: (least: number) => `Please give a number from ${least} to 100.`,
  tooSmall: (has: number, needed: number) =>
    `This part is ${has} pixels across, and the place needs ${needed}. Choose a larger part, or a larger photograph.`,
} as const;
