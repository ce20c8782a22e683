import { useSyncExternalStore } from 'react';
import { LANGUAGES, type SiteLanguage } from '../../company/languages';
import { readStored, writeStored } from '../../shared/data/browser-storage';
import { Button } from './parts';

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

const KEY = 'preview-language';

/** The choice, if the browser could not store it. */
let unstored: LanguageCode | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const current = (): LanguageCode =>
  unstored ??
  LANGUAGES.find(({ code }) => code === readStored('localStorage', KEY))?.code ??
  LANGUAGES[0].code;

function choose(code: LanguageCode): void {
  unstored = writeStored('localStorage', KEY, code) ? undefined : code;
  for (const listener of listeners) listener();
}

/** Returns the language of all previews, which this browser remembers, and its setter. */
export const usePreviewLanguage = () => [useSyncExternalStore(subscribe, current), choose] as const;

interface LanguageChoiceProps {
  readonly code: LanguageCode;
  readonly onChoose: (code: LanguageCode) => void;
}

/** A toggle button for each language of the site. Renders nothing in a site of one language. */
export function LanguageChoice({ code, onChoose }: LanguageChoiceProps) {
  const languages: readonly SiteLanguage[] = LANGUAGES;
  if (languages.length < 2) return null;
  return (
    <div className="row tight" role="group" aria-label="Language of the preview">
      {LANGUAGES.map((one) => (
        <Button
          key={one.code}
          className={`button ${one.code === code ? 'primary' : ''}`}
          lang={one.code}
          aria-pressed={one.code === code}
          onClick={() => onChoose(one.code)}
        >
          {one.name}
        </Button>
      ))}
    </div>
  );
}
