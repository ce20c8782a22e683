import { useState } from 'react';
import { LANGUAGES, type SiteLanguage } from '../../company/languages';
import { readStored, writeStored } from '../../shared/data/browser-storage';
import { Button } from './parts';

export type LanguageCode = (typeof LANGUAGES)[number]['code'];

const KEY = 'preview-language';

/** The language that previews are shown in, which this browser remembers, and a function that chooses it. */
export function usePreviewLanguage() {
  const [code, setCode] = useState<LanguageCode>(
    () =>
      LANGUAGES.find((one) => one.code === readStored('localStorage', KEY))?.code ??
      LANGUAGES[0].code,
  );
  const choose = (chosen: LanguageCode) => {
    setCode(chosen);
    writeStored('localStorage', KEY, chosen);
  };
  return [code, choose] as const;
}

interface LanguageChoiceProps {
  readonly code: LanguageCode;
  readonly onChoose: (code: LanguageCode) => void;
}

/** A button for each language of the site, of which one is pressed; nothing in a site of one. */
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
