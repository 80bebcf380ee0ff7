import { UploadRejected, uploadProblems } from "./upload-rules";

/** Disk use of concurrent uploads, in bytes. */
interface StagingLimits {
  total: number;
  /** For all visitors together, which leaves space for the admin. */
  visitors: number;
  /** Per IP address. */
  address: number;
}

export interface StagingClaim {
  /** Call it before writing. Throws `UploadRejected` when the space is used up. */
  reserve: (bytes: number) => void;
  /** Repeated calls are safe. */
  release: () => void;
}

/** Limits the bytes of this process's staged files, so that endless uploads cannot fill the disk. */
export class StagingSpace {
  readonly #limits: StagingLimits;
  readonly #used = new Map<string, number>();

  constructor(limits: StagingLimits) {
    this.#limits = limits;
  }

  /** @param address null when signed in */
  claim(address: string | null): StagingClaim {
    const { total, visitors } = this.#limits;
    const counters: [name: string, limit: number][] = [["total", total]];
    if (address !== null) counters.push(["visitors", visitors], [`address ${address}`, this.#limits.address]);
    let reservedBytes = 0;
    return {
      reserve: (bytes) => {
        const isFull = counters.some(([name, limit]) => this.#get(name) + bytes > limit);
        if (isFull) throw new UploadRejected(uploadProblems.tooManyAtOnce);
        for (const [name] of counters) this.#add(name, bytes);
        reservedBytes += bytes;
      },
      release: () => {
        for (const [name] of counters) this.#add(name, -reservedBytes);
        reservedBytes = 0;
      },
    };
  }

  measure(): { used: number; limit: number } {
    return { used: this.#get("total"), limit: this.#limits.total };
  }

  #get(name: string): number {
    return this.#used.get(name) ?? 0;
  }

  #add(name: string, bytes: number): void {
    const used = this.#get(name) + bytes;
    if (used > 0) this.#used.set(name, used);
    else this.#used.delete(name);
  }
}

/** Allows one full quote form per address, about three for all visitors, and the admin's largest form. */
export const stagingSpace = new StagingSpace({
  total: 700_000_000,
  visitors: 300_000_000,
  address: 120_000_000,
});
