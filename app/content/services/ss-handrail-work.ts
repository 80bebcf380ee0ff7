import type { ServiceTexts } from "./types";

export const ssHandrailWork: ServiceTexts = {
  lead: "Stainless handrails in 304 and 316: pipes, cables or balusters, TIG-welded and polished.",
  description:
    "Handrails and balustrades in stainless steel for stairs, ramps, terraces and sit-outs, welded by TIG and finished by hand.",
  metaDescription:
    "Stainless steel handrails in Coimbatore: SS 304 and 316 tube, 1.5 to 2 mm wall, TIG-welded joints, brushed or mirror, for stairs and ramps.",
  caption: "SS 304 · 50 mm dia · Brushed",
  about: [
    "You judge a stainless rail with your palm: a joint that you can feel is not finished. We cope the tube ends so that they meet without a gap, weld with 308L filler under argon, grind with three grits and brush the joint to match the tube.",
    "A typical house stair has a 50 mm top tube on 50 mm posts, with 19 mm horizontal pipes in between, at gaps below 100 mm. We also make vertical balusters for homes with small children, and 4 mm cable where the view matters.",
    "Most of our work is SS 304. Beside a swimming pool or near chemical fumes we recommend 316, which contains molybdenum and resists chlorides. We bend tube on a mandrel where the radius allows, and elsewhere weld in a pressed elbow of the same wall thickness.",
  ],
  features: {
    "Coped joints":
      "Tube ends are cut to the curve of the tube they meet. The weld joins metal to metal instead of filling a gap.",
    "TIG with back purge":
      "Visible joints are welded with argon inside the tube as well, so the root stays as bright as the face.",
    "Cable and baluster infill":
      "4 mm 1×19 cable on tensioners, 12–16 mm rods or flats, at gaps below 100 mm.",
    "Ramps and grab rails":
      "Double rails at two heights for ramps, and 38 mm grab rails for bathrooms and corridors.",
    "Heat tint removed": "We pickle or polish away the heat tint, because it is the first place to stain.",
  },
  specification: {
    Grade: "SS 304; SS 316 beside pools and chemicals",
    "Top rail": "38 or 50 mm OD, wall 1.5 or 2 mm",
    Posts: "50 mm OD × 2 mm, or 40 × 40 mm square; 38 mm only in a house, up to 650 mm apart",
    Infill: "16–25 mm pipe × 1.2 mm, 12 mm rod, or 4 mm cable",
    "Spacing of posts": "Up to 1,200 mm in a house, closer in public places; cable runs 1,000 mm at most",
    Welding: "TIG, ER308L or ER316L filler",
    Height: "900 mm on stairs, 1,050 mm on landings and terraces",
    Finish: "Satin 180 to 320 grit, or mirror (No. 8)",
  },
  benefits: [
    "Nothing to paint and nothing to flake",
    "Joints that cannot be felt by hand",
    "Slim but strong, so the stair keeps its width",
    "Cleans with a wet cloth",
    "Can be cut, welded and polished again if the stair changes",
    "Fully recyclable",
  ],
  finishes: [
    "Satin 240 grit",
    "Hairline",
    "Mirror",
    "Mirror rail on satin posts",
    "PVD gold or black accents",
  ],
  fixing:
    "There are three ways, depending on what is under the post. Core-drilled: a 75 mm hole, 100 mm deep, grouted with non-shrink grout, best on new granite. Base plate: 100 mm disc with three or four M10 anchors under a snap cover. Side-mounted: two M12 through the face of the stair waist, which leaves the treads clear.",
  care: [
    "Wash with water, mild soap and a soft cloth; weekly if you live by a road.",
    "Rub tea-coloured spots with a citric or phosphoric stainless cleaner along the grain, then rinse.",
    "Never use steel wool, bleach or acid cleaners for toilets and tiles.",
    "Wrap the rail while painters, tilers or welders work near it.",
  ],
  climate:
    "Coimbatore is far from the sea, so 304 is enough here. Spots come from dust and moisture: foundry and grinding dust contains iron, which rusts on the surface in dew and drizzle. The rail itself does not rust, and a cleaner removes the spots. Monsoon rain washes exposed rails; wipe those under a roof yourself.",
  questions: [
    {
      question: "How can I tell 304 from a cheaper grade?",
      answer:
        "A magnet proves little, because cold-drawn 304 is slightly magnetic too. A drop of molybdenum-manganese test liquid shows the cheaper 200 series within a minute. Ask us to test your own tube.",
    },
    {
      question: "Is 1.2 mm pipe enough?",
      answer:
        "For infill, yes. For a top rail or a post we use 1.5 to 2 mm, because a thin wall dents and cannot be ground safely at the weld.",
    },
    {
      question: "Do horizontal pipes let children climb?",
      answer: "They can. For a house with small children choose vertical rods at less than 100 mm, or glass.",
    },
  ],
  captions: [
    "Top rail carried on a pin above the post",
    "Rail following the pitch of the stair",
    "Base plate under its round cover",
    "Posts set out at equal centres",
    "Top tube and pipes bent to the landing",
  ],
  related: ["ms-handrail-work", "balcony-glasswork", "g-pipe-with-glass"],
};
