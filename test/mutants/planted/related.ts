import { basename, join } from "node:path";
import type { TestSpecification, Vitest } from "vitest/node";

/** Which tests to run. */
export interface Question {
  /** The file that was changed. */
  file: string;
  room: string;
  /** Whether to run only the tests of the room. */
  isRoomOnly: boolean;
  /** The one test file to run. */
  test?: string;
}

/**
 * Tests that start linters, browsers or many processes: no planted mistake is left only to them.
 */
const slow = /\/test\/(lint\/|docs\/browser|cli\/crash|contract\/prism)/;

/**
 * The tests of `npm test` that import a file, in groups: those that are most likely to fail come
 * first.
 */
export async function testsOf(
  { room, file, isRoomOnly }: Question,
  vitest: Vitest,
): Promise<TestSpecification[][]> {
  vitest.config.related = [join(vitest.config.root, file)];
  const specifications = await vitest.getRelevantTestSpecifications();
  const words = basename(file)
    .split(/\W/)
    .filter((word) => word.length > 2);
  const isNear = ({ moduleId }: TestSpecification) =>
    words.some((word) => basename(moduleId).includes(word));
  const isInRoom = ({ moduleId }: TestSpecification) => moduleId.includes(`/test/${room}/`);
  const rank = (one: TestSpecification) => (isNear(one) ? 0 : 1) + (isInRoom(one) ? 0 : 2);
  const limit = isRoomOnly ? 2 : Infinity;
  return [...Map.groupBy(specifications, rank)]
    .filter(([one]) => one < limit)
    .toSorted(([a], [b]) => a - b)
    .map(([, group]) => group.filter(({ moduleId }) => !slow.test(moduleId)));
}
