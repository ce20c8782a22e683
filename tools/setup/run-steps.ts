import { reportOf, type Finding } from '../admin/check/finding';
import { SetupError } from '../emulators/setup-error';
import type { Ask } from './ask';
import { Refusal, retried, type Google } from './google';

/** What the steps of a set-up work with. */
export interface Setup {
  readonly project: string;
  /** The folder of the site's sources. */
  readonly folder: string;
  /** The mode of the build, which chooses the .env file. */
  readonly mode: string;
  /** The demo company is published on purpose. */
  readonly isDemo: boolean;
  /** False if the site is published without the function. */
  readonly withFunction: boolean;
  readonly google: Google;
  readonly ask: Ask;
  readonly say: (line: string) => void;
  /** Builds and publishes. Throws SetupError. */
  readonly deploy: () => Promise<void>;
  /** Whether the project is set as it must be. Throws SetupError. */
  readonly checkProject: () => Promise<readonly Finding[]>;
  /** What a live site answers at this address. */
  readonly checkSite: (origin: string) => Promise<readonly Finding[]>;
  readonly pause: () => Promise<void>;
}

/** One thing that has to be so in the project. */
export interface Part {
  readonly what: string;
  isSo(): Promise<boolean>;
  /** Makes it so; what it returns is shown. Throws Refusal if that is not possible. */
  make(): Promise<string | void>;
  /** Where Google refuses: what a person does instead, as the end of a sentence. */
  readonly byHand: string;
  /** Without it the further steps make no sense. */
  readonly isNeeded?: boolean;
}

export interface Step {
  readonly title: string;
  readonly parts?: (setup: Setup) => readonly Part[];
  /** What is looked at, and left to do where it is not ok. */
  readonly findings?: (setup: Setup) => Promise<readonly Finding[]>;
}

/** A change can take a moment to be read. */
const TRIES = 5;

/**
 * Takes one step after the other. A part that is so already is not touched; any other is made, and
 * looked at afterwards (product 33.7). Last of all it is looked at from outside.
 *
 * @returns what is left for a person to do
 * @throws SetupError with one sentence; the next run goes on from there
 */
export async function runSteps(steps: readonly Step[], setup: Setup): Promise<readonly string[]> {
  const left: string[] = [];
  for (const [index, { title, parts, findings }] of steps.entries()) {
    setup.say(`\n${index + 1}/${steps.length} ${title}`);
    for (const part of parts?.(setup) ?? []) {
      const rest = await takePart(part, setup);
      if (rest) left.push(rest);
    }
    const found = (await findings?.(setup)) ?? [];
    if (found.length > 0) setup.say(reportOf(found).replaceAll(/^(?=.)/gm, '  '));
    for (const { what, status, detail } of found) {
      if (status === 'not ok') left.push(`${what}: ${detail}`);
    }
  }
  return left;
}

async function takePart(part: Part, { say, pause }: Setup): Promise<string | undefined> {
  const { what, byHand } = part;
  try {
    if (await part.isSo()) {
      say(`  already so: ${what}`);
      return undefined;
    }
    say(`  now: ${what}`);
    const shown = await part.make();
    const isSo = await retried(
      () => part.isSo(),
      (so) => !so,
      pause,
      TRIES,
    );
    if (!isSo) throw new Refusal('Google has accepted it, but it is not so');
    say(`  done${shown ? `: ${shown}` : ''}`);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const sentence = `${what}: Google refuses that (${error.message}); ${byHand}`;
    if (part.isNeeded) throw new SetupError(`${sentence}, then run this command again.`);
    say(`  left to do: ${sentence}.`);
    return `${sentence}.`;
  }
}
