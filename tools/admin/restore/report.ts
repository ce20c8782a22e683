import { EXPORTED_KINDS } from '../../../src/store/export/export-files';
import type { PicturePlan } from './pictures';
import type { Plan, Restored } from './plan';

const COLUMNS = ['new', 'same', 'differs', 'elsewhere', 'only here'] as const;

/** The plan of a restore as a table, and in sentences what becomes of what (product 26.10). */
export function describePlan(
  { entries, onlyHere }: Plan,
  { toUpload, present, missing }: PicturePlan,
  replace: boolean,
): string {
  const rows = EXPORTED_KINDS.map(({ name }) => {
    const ofKind = entries.filter(({ unit }) => unit.kind.name === name);
    const count = (state: Restored['state']) => ofKind.filter((e) => e.state === state).length;
    const only = onlyHere.filter(({ kind }) => kind.name === name).length;
    return [name, count('new'), count('same'), count('differs'), count('elsewhere'), only];
  }).filter(([, ...counts]) => counts.some((count) => count !== 0));
  return [
    ...[['', ...COLUMNS], ...rows].map(rowOf),
    '',
    `pictures: ${toUpload.size} are uploaded, ${present} are there already`,
    ...(missing.size > 0
      ? [
          `${missing.size} pictures are neither in the file nor in the storage: their addresses stay as they were.`,
        ]
      : []),
    ...sentences(entries, replace),
  ].join('\n');
}

const rowOf = ([name, ...counts]: readonly (string | number)[]) =>
  [String(name).padEnd(14), ...counts.map((count) => String(count).padStart(11))]
    .join('')
    .trimEnd();

function sentences(entries: readonly Restored[], replace: boolean): readonly string[] {
  const differing = entries.filter((entry) => entry.state === 'differs');
  const newer = differing.filter((entry) => entry.isNewer).length;
  const elsewhere = entries.filter((entry) => entry.state === 'elsewhere').length;
  const due = entries.filter((entry) => entry.state === 'new' && isDue(entry)).length;
  const become = replace
    ? { differs: 'are replaced', elsewhere: 'are put back to where they were' }
    : { differs: 'stay as they are', elsewhere: 'stay where they are' };
  return [
    ...(differing.length > 0
      ? [
          `${differing.length} differ from the file, ${newer} of them changed after it was made: they ${become.differs}.`,
        ]
      : []),
    ...(elsewhere > 0
      ? [`${elsewhere} are stored elsewhere, as in the trash: they ${become.elsewhere}.`]
      : []),
    ...(!replace && differing.length + elsewhere > 0
      ? ['--replace puts them back; what an entry was then stays in its history.']
      : []),
    ...(due > 0 ? [`${due} were to be published by now: visitors see them at once.`] : []),
  ];
}

/** Whether it is an entry whose time of publication has passed. */
function isDue({ unit }: Restored): boolean {
  const time: unknown = Object(Object(unit.data).publishAt).timestampValue;
  return (
    unit.kind.name === 'unpublished' && typeof time === 'string' && Date.parse(time) < Date.now()
  );
}
