import { keepTogether } from "~/content/keep-together";
import type { ServiceSlug } from "~/content/service-index";
import { joints } from "~/joints/joints";
import { writeJoint } from "~/joints/write-joint";

/** The joint of a service, drawn, and the words on its parts; null for a service that has none. */
export function drawJoint(slug: ServiceSlug) {
  const joint = joints[slug];
  if (!joint) return null;
  const { title, text } = joint;
  const parts = joint.parts.map(({ name, grade, size, why }) => ({ name, grade, size, why }));
  return { ...keepTogether({ title, text, parts }), svg: writeJoint(joint) };
}
