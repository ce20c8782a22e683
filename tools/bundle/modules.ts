/** Whether a module's id leads to this file (its path without extension) or into this folder. */
export const isAt = (path: string, id: string): boolean =>
  id.includes(`/${path}.`) || id.includes(`/${path}/`);

/** @throws Error that names the paths at which none of the modules is */
export function requireModules(paths: readonly string[], ids: readonly string[]): void {
  const missing = paths.filter((path) => !ids.some((id) => isAt(path, id)));
  if (missing.length === 0) return;
  throw new Error(
    `tools/bundle names modules that are not part of the build: ${missing.join(', ')}. ` +
      'Correct the path, or remove it.',
  );
}
