import path from 'node:path';

/**
 * Names the classes of CSS modules after their file: Footer_brand. The hashes and lines of the
 * default names do not compress. Throws Error if two files have the same name.
 */
export function scopedNames(): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, id) => {
    const [file = ''] = id.split('?');
    const module = path.basename(file, '.module.css');
    const other = files.get(module) ?? file;
    if (other !== file) throw new Error(`${other} and ${file} would share their classes`);
    files.set(module, file);
    return `${module}_${name}`;
  };
}
