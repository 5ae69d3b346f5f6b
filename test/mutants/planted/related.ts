import { basename, join } from "node:path";
import type { TestSpecification, Vitest } from "vitest/node";
import { languages } from "#scripts/sdk.ts";
import type { Planted } from "./mistakes.ts";

/** Tests that start linters, browsers or many processes: no planted mistake is left to them alone. */
const slow = /\/test\/(lint\/|docs\/browser|cli\/crash|contract\/prism)/;

/** The tests of the packages of other languages, whose sources are read and not imported. */
const packageTests = /\/test\/generate\/sdk/;

/** The tests of `npm test` that may notice a mistake, in groups: those that are likely to notice it come first. */
export async function testsOf(
  { room, file }: Planted,
  vitest: Vitest,
  isRoomOnly: boolean,
): Promise<TestSpecification[][]> {
  const isRead = Object.hasOwn(languages, room);
  vitest.config.related = isRead ? undefined : [join(vitest.config.root, file)];
  const found = await vitest.getRelevantTestSpecifications();
  const all = found.filter(
    ({ moduleId }) => !slow.test(moduleId) && (!isRead || packageTests.test(moduleId)),
  );
  const words = basename(file)
    .split(/\W/)
    .filter((word) => word.length > 2);
  const isNear = ({ moduleId }: TestSpecification) =>
    words.some((word) => basename(moduleId).includes(word));
  const isInRoom = ({ moduleId }: TestSpecification) => moduleId.includes(`/test/${room}/`);
  const rank = (one: TestSpecification) => (isNear(one) ? 0 : 1) + (isInRoom(one) ? 0 : 2);
  const limit = isRoomOnly && !isRead ? 2 : Infinity;
  return [...Map.groupBy(all, rank)]
    .filter(([one]) => one < limit)
    .toSorted(([a], [b]) => a - b)
    .map(([, group]) => group);
}
