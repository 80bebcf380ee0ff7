import { divideEvenly, listPositions } from "../spacing";

/** In one flight: National Building Code 2016, part 4. Its landings are at least as deep as the stair is wide. */
export const MAX_RISERS = 12;

/** In mm: from a step's edge to the centre of its post. */
export const POST_INSET = 60;

/** Steps between two levels. All in mm. */
interface Flight {
  risers: number;
  /** Position of the first riser. */
  x: number;
  /** Height of the floor or landing below. */
  level: number;
}

/** A post, a joint between panes or a bar. In mm. */
interface Upright {
  /** Of its centre. */
  x: number;
  /** Height of the step or landing under it. */
  tread: number;
}

export interface Bay {
  from: Upright;
  to: Upright;
  /** Null on a landing. */
  flight: Flight | null;
}

interface Steps {
  steps: number;
  rise: number;
  going: number;
  /** Depth of a landing; 0 for a single flight. */
  landing: number;
}

/** Divides the steps evenly into flights, the longer ones at the bottom. */
export function divideFlights({ steps, rise, going, landing }: Steps): Flight[] {
  const count = landing > 0 ? Math.ceil(steps / MAX_RISERS) : 1;
  const flights: Flight[] = [];
  let [x, level] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const risers = Math.floor(steps / count) + (index < steps % count ? 1 : 0);
    flights.push({ risers, x, level });
    x += (risers - 1) * going + landing;
    level += risers * rise;
  }
  return flights;
}

/** E.g. "10 + 9". */
export const formatFlights = (flights: readonly Flight[]) => flights.map(({ risers }) => risers).join(" + ");

export const listRisers = (flights: readonly Flight[], going: number) =>
  flights.flatMap(({ risers, x }) => listPositions(risers, going, x));

/** The rail bends at posts, one step before a flight and at its end, so that it is parallel to steps and landings. */
export function planBays(flights: readonly Flight[], { rise, going }: Steps, maxSpacing: number): Bay[] {
  const maxSteps = Math.max(1, Math.floor(maxSpacing / Math.hypot(rise, going)));
  const bays: Bay[] = [];
  for (const flight of flights) {
    // A flight above a landing has its first post one step before its first riser.
    const first = flight.level > 0 ? -1 : 0;
    const steps = flight.risers - 1 - first;
    const spans = Math.max(1, Math.ceil(steps / maxSteps));
    const posts = listPositions(spans + 1, steps).map((position) => {
      const step = first + Math.round(position / spans);
      return { x: flight.x + step * going + POST_INSET, tread: flight.level + (step + 1) * rise };
    });
    const [firstPost] = posts as [Upright];
    const before = bays[bays.length - 1]?.to;
    if (before) bays.push(...divideLanding(before, firstPost, maxSpacing));
    bays.push(...joinPosts(posts, flight));
  }
  return bays;
}

function divideLanding(from: Upright, to: Upright, maxSpacing: number): Bay[] {
  const { count, pitch } = divideEvenly(to.x - from.x, maxSpacing);
  const posts = listPositions(count, pitch, from.x).map((x) => ({ x, tread: from.tread }));
  return joinPosts([...posts, to], null);
}

const joinPosts = (posts: readonly Upright[], flight: Flight | null): Bay[] =>
  posts.slice(1).map((to, index) => ({ from: posts[index] as Upright, to, flight }));

export const lastOf = <T>(list: readonly T[]) => list[list.length - 1] as T;

export const listPosts = (bays: readonly Bay[]) => [(bays[0] as Bay).from, ...bays.map(({ to }) => to)];

/** Positions of the first post, of the posts at which the rail bends, and of the last. */
export function listBends(bays: readonly Bay[]): number[] {
  const bends = bays.filter(({ flight }, index) => flight !== bays[index - 1]?.flight);
  return [...bends.map(({ from }) => from.x), lastOf(bays).to.x];
}

/** Along the slope. */
export const measureBay = ({ from, to }: Bay) => Math.hypot(to.x - from.x, to.tread - from.tread);

/** At `x`. The first and the last bay include what is beyond their posts. */
export const findBay = (bays: readonly Bay[], x: number) => bays.find(({ to }) => x <= to.x) ?? lastOf(bays);

/** Height of the line along the nosings at `x`; above a landing, its height at the post. */
export function nosingHeight({ bays, slope }: { bays: readonly Bay[]; slope: number }, x: number): number {
  const { from, flight } = findBay(bays, x);
  return from.tread + ((flight ? x - from.x : 0) + POST_INSET) * slope;
}

/** Upright bars on one side, all in mm: equally many on each step, and as many as `maxPitch` needs on a landing. */
export function placeTreadBars(bays: readonly Bay[], { rise, going }: Steps, maxPitch: number) {
  const stepPitch = divideEvenly(going, maxPitch).pitch;
  const pitches: number[] = [];
  const bars = bays.flatMap(({ from, to, flight }): Upright[] => {
    const length = to.x - from.x;
    const pitch = flight ? stepPitch : divideEvenly(length, maxPitch).pitch;
    pitches.push(pitch);
    return listPositions(Math.round(length / pitch), pitch, from.x + pitch / 2).map((x) => {
      const steps = flight ? Math.floor((x - from.x + POST_INSET) / going) : 0;
      return { x, tread: from.tread + steps * rise };
    });
  });
  return { bars, stepPitch, maxPitch: Math.max(...pitches) };
}
