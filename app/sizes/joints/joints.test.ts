import { describe, expect, it } from "vitest";
import { findDefaultService } from "~/content/services";
import { type JointMark, projectPoint } from "./axonometry";
import { joints } from "./joints";
import { writeJoint } from "./write-joint";

const jointEntries = Object.entries(joints);

describe("the service joints", () => {
  it.each(jointEntries)(
    "%s: belongs to a service and gives each part a distinct name, a grade, a size and a purpose",
    (slug, joint) => {
      expect(findDefaultService(slug)).toBeTruthy();
      for (const { name, grade, size, purpose } of joint.parts)
        for (const text of [name, grade, size, purpose]) expect(text.trim(), name).not.toBe("");
      expect(new Set(joint.parts.map(({ name }) => name)).size).toBe(joint.parts.length);
    },
  );

  it.each(jointEntries)("%s: draws its parts in the order of assembly", (_, joint) => {
    const steps = joint.parts.map((part) => part.steps);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    // The style sheet has a class for each number of steps in this range.
    for (const count of steps) expect(count).toBeGreaterThanOrEqual(-2);
    for (const count of steps) expect(count).toBeLessThanOrEqual(10);
  });

  it.each(jointEntries)("%s: keeps the numbers apart and on the sheet in the exploded view", (_, joint) => {
    const svg = writeJoint(joint);
    const [left = 0, top = 0, width = 0, height = 0] =
      /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
    const step = { x: [29.4, 17], y: [-29.4, 17], z: [0, -34] }[joint.axis] as [number, number];
    const numbers = [
      ...svg.matchAll(/joint-steps-(-?\d+)"><path[^>]*\/><circle cx="([^"]+)" cy="([^"]+)"/g),
    ].map(
      ([, steps, x, y]) =>
        [Number(x) + Number(steps) * step[0], Number(y) + Number(steps) * step[1]] as const,
    );
    expect(numbers).toHaveLength(joint.parts.length);
    numbers.forEach(([x, y], index) => {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
      for (const [a, b] of numbers.slice(index + 1)) expect(Math.hypot(a - x, b - y)).toBeGreaterThan(30);
    });
  });

  it("draws only the visible faces of a solid", () => {
    const facing = (joints["ss-handrail-work"]?.parts[0]?.marks ?? [])
      .filter((mark): mark is JointMark & { facing: string } => mark.facing !== null)
      .map((mark) => mark.facing);
    expect(facing.sort()).toEqual(["x", "y", "z"]);
    // All three axes have the same scale.
    const lengths = [projectPoint([1, 0, 0]), projectPoint([0, 1, 0]), projectPoint([0, 0, 1])].map(
      ([u, v]) => Math.hypot(u, v),
    );
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(1e-9);
  });
});
