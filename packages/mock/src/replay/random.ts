/** Random choices, reproducible with the same seed. */
export interface Random {
  /** A whole number from 0 to below a limit. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** A decimal digit, at least `least`. */
  digit(least?: number): string;
}

/** Four numbers of 32 bits. */
export type Seed = readonly [number, number, number, number];

/**
 * The generator sfc32. A recording draws one seed and drops it: a reader of the recording, even
 * with a guessed value, cannot repeat the choices. Tests set the seed.
 */
export function createRandom(seed: Seed = drawSeed()): Random {
  let [a, b, c, counter] = seed;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers still resemble the seed.
  for (let round = 0; round < 16; round += 1) next();
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => items[below(items.length)] as (typeof items)[number],
    digit: (least = 0) => String(least + below(10 - least)),
  };
}

function drawSeed(): Seed {
  const [a = 0, b = 0, c = 0, counter = 0] = crypto.getRandomValues(new Uint32Array(4));
  return [a, b, c, counter];
}
