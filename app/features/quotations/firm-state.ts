import type { Firm } from "~/business/firm";
import { indianStates } from "~/content/indian-states";

/** Returns the state code from the GSTIN or the address; Tamil Nadu when neither is known. */
export function findFirmState({ gstin, business }: Pick<Firm, "gstin" | "business">): string {
  if (gstin) return gstin.slice(0, 2);
  const region = business.address.region.toLowerCase();
  return indianStates.find(({ label }) => label.toLowerCase() === region)?.value ?? "33";
}
