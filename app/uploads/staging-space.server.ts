import { UploadRejected, uploadProblems } from "./upload-rules";

/** What staged uploads may use of the disk at the same time, in bytes. */
interface StagingLimits {
  /** All together. */
  all: number;
  /** All of those who are not signed in: the admin's pictures still find room. */
  visitors: number;
  /** Those of one client address. */
  address: number;
}

/** The part of one file. */
export interface StagingClaim {
  /** Takes room for further bytes before they are written. Throws an `UploadRejected` when there is none. */
  take: (bytes: number) => void;
  /** Gives everything back; it may be called more than once. */
  release: () => void;
}

/**
 * Counts the bytes that staged files use of this process, from before they are written until they are deleted, so that
 * uploads that never end cannot fill the disk.
 */
export class StagingSpace {
  readonly #limits: StagingLimits;
  readonly #used = new Map<string, number>();

  constructor(limits: StagingLimits) {
    this.#limits = limits;
  }

  /** @param address of a client who is not signed in; null for one who is */
  claim(address: string | null): StagingClaim {
    const { all, visitors } = this.#limits;
    const accounts: [name: string, limit: number][] = [["all", all]];
    if (address !== null) accounts.push(["visitors", visitors], [`address ${address}`, this.#limits.address]);
    let taken = 0;
    return {
      take: (bytes) => {
        const isFull = accounts.some(([name, limit]) => this.#get(name) + bytes > limit);
        if (isFull) throw new UploadRejected(uploadProblems.tooManyAtOnce);
        for (const [name] of accounts) this.#add(name, bytes);
        taken += bytes;
      },
      release: () => {
        for (const [name] of accounts) this.#add(name, -taken);
        taken = 0;
      },
    };
  }

  /** The bytes in use by staged files, and the most they may use. */
  measure(): { used: number; limit: number } {
    return { used: this.#get("all"), limit: this.#limits.all };
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

/** That of this site: a full quote form for an address, three such forms for all, and the admin's largest form of pictures. */
export const stagingSpace = new StagingSpace({
  all: 700_000_000,
  visitors: 300_000_000,
  address: 120_000_000,
});
