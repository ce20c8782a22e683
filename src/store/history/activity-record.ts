/** Something that was done at a time. */
interface Dated {
  readonly at: Date;
}

/** What was read of some records: the last ones before a time, and whether there are older ones. */
export interface Records<T extends Dated> {
  readonly records: readonly T[];
  readonly isComplete: boolean;
}

/** A page of records, latest first; `older` is the time before which the next page begins. */
export interface ActivityPart<T extends Dated> {
  readonly records: readonly T[];
  readonly older?: Date | undefined;
}

/**
 * Puts records of several sources together, as far as all of them were read. A part ends between two
 * milliseconds, as an address has no smaller times: none is left out, and none is in two parts.
 */
export function partOf<T extends Dated>(...sources: readonly Records<T>[]): ActivityPart<T> {
  const ends = sources.flatMap(({ records, isComplete }) =>
    isComplete ? [] : [records.at(-1)?.at.getTime() ?? Infinity],
  );
  const end = Math.max(-Infinity, ...ends);
  const records = sources
    .flatMap((source) => source.records)
    .filter(({ at }) => at.getTime() > end)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return { records, older: ends.length > 0 ? new Date(end + 1) : undefined };
}

/** Who has done what on a day. */
interface ActivityDay<T> {
  readonly day: Date;
  readonly people: readonly { readonly who: string; readonly lines: readonly Repeated<T>[] }[];
}

/** What somebody has done to an entry on that day, last first, as often as it says. */
interface Repeated<T> {
  readonly last: T;
  readonly times: number;
}

/**
 * Groups records, last first, by day in the reader's time zone and by person. What somebody has done
 * several times to the same thing on a day is one line.
 */
export function byDayAndPerson<T extends Dated>(
  records: readonly T[],
  whoOf: (record: T) => string,
  thingOf: (record: T) => string,
): readonly ActivityDay<T>[] {
  const days = grouped(records, ({ at }) => at.toDateString());
  return [...days.values()].map((ofDay) => ({
    day: ofDay[0]?.at ?? new Date(),
    people: [...grouped(ofDay, whoOf)].map(([who, ofPerson]) => ({
      who,
      lines: [...grouped(ofPerson, thingOf).values()].flatMap((same) => {
        const [last] = same;
        return last ? [{ last, times: same.length }] : [];
      }),
    })),
  }));
}

/** Values by what they have in common, in the order of the first of each. */
function grouped<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
