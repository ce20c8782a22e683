import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The longest line that a JAR's manifest may have, in bytes, without its line break. */
const MAX_LINE_BYTES = 72;

/** A manifest that lets `java -jar` run a class whose library is another JAR. */
export function createManifest(mainClass: string, libraryJar: string): string {
  const attributes = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(libraryJar).href}`,
  ];
  return attributes.map((attribute) => `${wrap(attribute)}\n`).join('');
}

/** Longer lines go on in the next one after a space. All that is wrapped here is ASCII. */
function wrap(line: string): string {
  const rest =
    line.slice(MAX_LINE_BYTES).match(new RegExp(`.{1,${MAX_LINE_BYTES - 1}}`, 'g')) ?? [];
  return [line.slice(0, MAX_LINE_BYTES), ...rest].join('\n ');
}

/**
 * Writes a JAR with the manifest and, if a folder is given, the classes in it.
 *
 * @throws Error with what the JDK's `jar` tool said
 */
export function writeJar(file: string, manifest: string, classFolder?: string): void {
  const manifestFile = path.join(path.dirname(file), `${path.basename(file)}.manifest`);
  writeFileSync(manifestFile, manifest);
  const classes = classFolder ? ['-C', classFolder, '.'] : [];
  runTool('jar', ['--create', '--file', file, '--manifest', manifestFile, ...classes]);
}

/** Runs a tool of the JDK to its end; throws with what it printed if it fails. */
export function runTool(command: string, args: readonly string[]): void {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error || status !== 0) {
    throw new Error(`${command} failed: ${error?.message ?? `${stdout}${stderr}`}`);
  }
}
