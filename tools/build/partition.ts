/** A module of the build. */
export interface Module {
  readonly bytes: number;
  /** Whether the module is part of a style sheet. */
  readonly isStyle: boolean;
  /** Whether the module has side effects when it is loaded. */
  readonly runs: boolean;
  /** The ids of the modules that it imports. */
  readonly imports: readonly string[];
}

/** A set of modules that is loaded together, such as a page. */
export interface Load {
  readonly roots: readonly string[];
  /** The weight beside other loads. */
  readonly weight: number;
  /** Whether visitors load it: their chunks contain no module that only administrators need. */
  readonly isForVisitors: boolean;
}

/** The cost of a separate file in bytes of source: a request, names, and less compression. */
const FILE_BYTES = 2400;

/** Modules that become one chunk. */
interface Part {
  readonly ids: string[];
  bytes: number;
  hasStyles: boolean;
  runs: boolean;
  readonly isForVisitors: boolean;
  /** Indexed by load: 1 if the load needs the part. */
  readonly neededBy: Uint8Array;
  readonly imports: Set<Part>;
}

/**
 * Divides modules into chunks. It starts with one chunk for each set of loads, and joins two as
 * long as the saved requests outweigh the unused bytes.
 *
 * @param modules by id, with all that they import
 * @returns the ids of each chunk
 */
export function divideIntoChunks(
  modules: ReadonlyMap<string, Module>,
  loads: readonly Load[],
): readonly (readonly string[])[] {
  const parts = new Set(partsByLoads(modules, loads));
  const known = new Map<Part, Match>();
  for (;;) {
    for (const part of parts) if (!known.has(part)) known.set(part, bestFor(part, parts, loads));
    const [part, match] = [...known].reduce((a, b) => (b[1].gain > a[1].gain ? b : a));
    if (!match.other) return [...parts].map(({ ids }) => ids);
    // Others have been joined since it was found, and may have changed what it is worth.
    const current = bestFor(part, parts, loads);
    known.set(part, current);
    if (!current.other || current.gain < match.gain) continue;
    const changed = join(part, current.other, parts);
    for (const [one, { other }] of known) {
      if (!parts.has(one) || changed.has(one) || (other && changed.has(other))) known.delete(one);
    }
  }
}

/** The part with which another one is best joined, and the saved bytes; undefined if none. */
interface Match {
  readonly other?: Part;
  readonly gain: number;
}

/** Groups the modules that are needed by the same loads. */
function partsByLoads(
  modules: ReadonlyMap<string, Module>,
  loads: readonly Load[],
): Iterable<Part> {
  const neededBy = new Map<string, Uint8Array>();
  loads.forEach(({ roots }, index) => {
    for (const id of closureOf(roots, (one) => modules.get(one)?.imports ?? [])) {
      const known = neededBy.get(id) ?? new Uint8Array(loads.length);
      known[index] = 1;
      neededBy.set(id, known);
    }
  });
  const parts = new Map<string, Part>();
  const partOf = new Map<string, Part>();
  for (const [id, needed] of neededBy) {
    const part = parts.get(needed.join()) ?? {
      ids: [],
      bytes: 0,
      hasStyles: false,
      runs: false,
      isForVisitors: loads.some((load, index) => load.isForVisitors && needed[index]),
      neededBy: needed,
      imports: new Set(),
    };
    parts.set(needed.join(), part);
    partOf.set(id, part);
    part.ids.push(id);
    part.bytes += modules.get(id)?.bytes ?? 0;
    part.hasStyles ||= modules.get(id)?.isStyle ?? false;
    part.runs ||= modules.get(id)?.runs ?? false;
  }
  for (const part of parts.values()) {
    for (const id of part.ids.flatMap((one) => modules.get(one)?.imports ?? [])) {
      const imported = partOf.get(id);
      if (imported && imported !== part) part.imports.add(imported);
    }
  }
  return parts.values();
}

/** Returns the items and all their imports, direct and indirect. */
export function closureOf<Item>(
  from: Iterable<Item>,
  importsOf: (item: Item) => Iterable<Item>,
): Set<Item> {
  const found = new Set(from);
  // A set can grow while it is looked through.
  for (const item of found) for (const imported of importsOf(item)) found.add(imported);
  return found;
}

function bestFor(part: Part, parts: ReadonlySet<Part>, loads: readonly Load[]): Match {
  let best: Match = { gain: 0 };
  const candidates = [...parts]
    .filter((other) => other !== part && mayJoin(part, other))
    .map((other) => ({ other, gain: directGain(part, other, loads) }))
    .toSorted((a, b) => b.gain - a.gain);
  for (const { other, gain } of candidates) {
    if (gain <= best.gain) break;
    const inAll = gain - costOfImports(part, other, loads);
    if (inAll > best.gain) best = { other, gain: inAll };
  }
  return best;
}

/**
 * Returns whether two parts may be joined: visitors must not load modules of the admin area, and a
 * part with side effects must not be loaded where it is not needed.
 */
const mayJoin = (a: Part, b: Part): boolean =>
  a.isForVisitors === b.isForVisitors &&
  (!a.runs || isNeededWith(a, b)) &&
  (!b.runs || isNeededWith(b, a));

/** Returns whether all loads that need the second part also need the first one. */
const isNeededWith = (first: Part, second: Part): boolean =>
  second.neededBy.every((needs, index) => !needs || first.neededBy[index]);

/** Returns the bytes that joining two parts saves, minus the unused bytes that are then loaded. */
function directGain(a: Part, b: Part, loads: readonly Load[]): number {
  const saved = FILE_BYTES * (a.hasStyles && b.hasStyles ? 2 : 1);
  let sum = 0;
  for (const [index, { weight }] of loads.entries()) {
    if (a.neededBy[index] && b.neededBy[index]) sum += weight * saved;
    else if (a.neededBy[index]) sum -= weight * b.bytes;
    else if (b.neededBy[index]) sum -= weight * a.bytes;
  }
  return sum;
}

/**
 * Returns the unused bytes that are then loaded of the imports of two parts; Infinity if joining
 * would make an import cycle.
 */
function costOfImports(a: Part, b: Part, loads: readonly Load[]): number {
  const imported = closureOf([a, b], ({ imports }) => imports);
  let sum = 0;
  for (const part of imported) {
    if (part === a || part === b) continue;
    if (part.imports.has(a) || part.imports.has(b)) return Infinity;
    for (const [index, { weight }] of loads.entries()) {
      const isNew = (a.neededBy[index] || b.neededBy[index]) && !part.neededBy[index];
      if (isNew) sum += weight * (part.bytes + FILE_BYTES);
    }
  }
  return sum;
}

/** Merges the second part into the first. Returns the parts whose `neededBy` has changed. */
function join(part: Part, other: Part, parts: Set<Part>): ReadonlySet<Part> {
  parts.delete(other);
  part.ids.push(...other.ids);
  part.bytes += other.bytes;
  part.hasStyles ||= other.hasStyles;
  part.runs ||= other.runs;
  other.imports.forEach((one) => part.imports.add(one));
  for (const { imports } of parts) if (imports.delete(other)) imports.add(part);
  part.imports.delete(part);
  other.neededBy.forEach((needs, index) => (part.neededBy[index] ||= needs));
  const imported = closureOf([part], ({ imports }) => imports);
  for (const { neededBy } of imported) {
    part.neededBy.forEach((needs, index) => (neededBy[index] ||= needs));
  }
  return new Set([...imported, other]);
}
