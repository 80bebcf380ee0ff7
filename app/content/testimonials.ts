/** SAMPLE CONTENT with invented names. Replace it with real testimonials, given with consent, before the site goes live. */

export interface Testimonial {
  readonly id: number;
  readonly name: string;
  /** Role and town. */
  readonly role: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
}

export const testimonials = [
  {
    id: 1,
    name: "Kavitha S.",
    role: "House owner, R.S. Puram, Coimbatore",
    rating: 5,
    text: "They measured the balcony twice, once before the granite and once after. Every glass went in without a packing piece, and the top rail runs dead straight.",
  },
  {
    id: 2,
    name: "Arun Prakash",
    role: "Architect, Saibaba Colony, Coimbatore",
    rating: 5,
    text: "I send a sketch and get back a drawing with wall thickness, weld positions and anchor centres. That saves me two site visits on every staircase.",
  },
  {
    id: 3,
    name: "Mohammed Rafi",
    role: "House owner, Pollachi",
    rating: 4,
    text: "Our sliding gate is five metres wide and my mother opens it with one hand. We waited some days for the laser-cut panel; the fitting itself took a morning.",
  },
  {
    id: 4,
    name: "Deepa Raghunathan",
    role: "House owner, Vadavalli, Coimbatore",
    rating: 5,
    text: "They told me plainly what borewell water does to shower glass and how to keep it clear. The door still closes as softly as on the first day.",
  },
  {
    id: 5,
    name: "Senthil Kumar",
    role: "Builder, Tiruppur",
    rating: 5,
    text: "Six flats, forty-two windows, and the sizes agreed with the schedule. The fitters sealed each frame the same day and swept up after themselves.",
  },
] as const satisfies readonly Testimonial[];
