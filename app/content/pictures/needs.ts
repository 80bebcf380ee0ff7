/** What the picture of a place needs: fewest pixels across, and whether previews of links show a card that is cut from it. */
export function listNeeds(slot: string): { minWidth: number; card: boolean } {
  const card = slot.endsWith("-hero");
  return { minWidth: card || slot === "home-hero-tall" ? 960 : 400, card };
}
