import { EXPLAINED } from './explained.ts';
import { FLOOR } from './floor.ts';
import { missingInScripts } from './script-features.ts';
import { missingInStyles } from './style-features.ts';

interface Built {
  /** The code of the modules, as far as it is part of the build, by their ids. */
  readonly scripts: ReadonlyMap<string, string>;
  /** The style sheets by their file names. */
  readonly styles: ReadonlyMap<string, string>;
}

/**
 * Returns sentences on features that one of the oldest browsers lacks and explained.ts does not explain, and on what
 * that explains although nothing uses it.
 */
export function beyondFloor({ scripts, styles }: Built): readonly string[] {
  const found = missingInScripts(scripts);
  for (const [name, sheet] of styles) {
    for (const feature of missingInStyles(sheet))
      found.set(feature, [...(found.get(feature) ?? []), name]);
  }
  const used = new Set<(typeof EXPLAINED)[number]>();
  const isExplained = (feature: string, user: string) => {
    const fitting = EXPLAINED.filter(
      (one) => one.feature === feature && user.includes(one.where ?? ''),
    );
    fitting.forEach((one) => used.add(one));
    return fitting.length > 0;
  };
  const unexplained = [...found].flatMap(([feature, users]) =>
    users
      .filter((user) => !isExplained(feature, user))
      .map((user) => `${user} uses ${feature}, which ${OLDEST} do not all have`),
  );
  const unused = EXPLAINED.filter((one) => !used.has(one)).map(
    ({ feature, where = 'anything' }) =>
      `tools/bundle/floor/explained.ts explains ${feature} in ${where}, which nothing uses`,
  );
  return [...unexplained, ...unused];
}

const OLDEST = Object.entries(FLOOR)
  .map(([browser, version]) => `${browser} ${version}`)
  .join(', ');
