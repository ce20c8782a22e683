interface Dated {
  readonly at: Date;
}

/** The latest records of one source before a time; `isComplete` if there are no older ones. */
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
 * Merges the records of several sources, up to the oldest time to which all of them were read. A
 * page ends between two milliseconds, the unit of a time in the address, so that no record is
 * missing or repeated.
 */
export function mergeRecords<T extends Dated>(...sources: readonly Records<T>[]): ActivityPart<T> {
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

/** The activity of one day, by person. */
interface ActivityDay<T> {
  readonly day: Date;
  readonly people: readonly { readonly who: string; readonly lines: readonly Repeated<T>[] }[];
}

/** Equal actions of a person on one object and day: the latest action, and their number. */
interface Repeated<T> {
  readonly last: T;
  readonly times: number;
}

/**
 * Groups records, latest first, by day in the reader's time zone and by person. Several actions of
 * a person on the same object on one day become one line.
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

/** Groups values by key, in the order in which the keys first occur. */
function grouped<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}
