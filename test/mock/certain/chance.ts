/** Numbers that look random and are the same each time (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** Whether it happens, once in so many times. */
  happens(times: number): boolean {
    return this.below(times) === 0;
  }

  /**
   * A text with a character dropped, doubled or swapped with the next one; one time in two as it
   * is.
   */
  damaged(text: string): string {
    const at = this.below(text.length || 1);
    const here = text.charAt(at);
    const next = text.charAt(at + 1);
    const before = text.slice(0, at);
    const after = text.slice(at + 1);
    const variants = [text, text, text, before + after, before + here + here + after];
    return this.one([...variants, before + next + here + text.slice(at + 2)]);
  }
}
