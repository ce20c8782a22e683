import { Suspense, useState, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths, comparePath } from '../../../content/paths/admin-paths';
import { isDue, type Unpublished } from '../../../store/documents/unpublished';
import { usePageTitle } from '../../../content/meta/page-title';
import { kindOf, publicationText, DraftFrame } from '../drafts/DraftFrame';
import { CopyLink, SharedLinks } from './SharedLinks';
import styles from './Preview.module.css';
import { lazyPartsOf, nameOf, studioOf } from '../../kinds';
import { LanguageChoice, usePreviewLanguage } from '../../ui/LanguageChoice';
import { Button } from '../../ui/parts';
import { languagePrefix, otherLanguages } from '../../../content/locale/language';

/** Shows an unpublished entry as visitors would see it. */
export function PreviewPage() {
  return (
    <DraftFrame title="Preview">
      {(entry, gone) => (entry ? <Preview entry={entry} /> : gone)}
    </DraftFrame>
  );
}

function Preview({ entry }: { readonly entry: Unpublished }) {
  const { id } = entry;
  const Below = lazyPartsOf(entry.kind).belowPreview;
  const hasPage = studioOf(entry.kind).viewPath !== undefined;
  const [now] = useState(Date.now);
  const [code, choose] = usePreviewLanguage();
  const title = `Preview: ${nameOf(entry)}`;
  usePageTitle(title);

  return (
    <>
      <h1 className="page-title" dir="auto">
        {title}
      </h1>
      <p className="soft lead">
        {kindOf(entry)}. {publicationText(entry, now)}.
      </p>
      <div className="row medium part">
        <Link to={adminPaths.comingEntry(id)} className="button">
          Edit
        </Link>
        {entry.base && (
          <Link to={comparePath(id)} className="button">
            Compare
          </Link>
        )}
        <CopyLink path={adminPaths.preview(id)} />
      </div>
      {hasPage ? (
        <>
          {otherLanguages && (
            <div className="part">
              <LanguageChoice code={code} onChoose={choose} />
            </div>
          )}
          {!isDue(entry, now) && <SharedLinks draft={entry} base={languagePrefix(code)} />}
          <PreviewFrame src={languagePrefix(code) + adminPaths.previewPage(id)} />
        </>
      ) : (
        <p className="empty">No page of the site shows it.</p>
      )}
      {Below && (
        <Suspense>
          <Below {...entry} />
        </Suspense>
      )}
    </>
  );
}

/** Typical widths of phones and laptops, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES = [
  ['phone', 'Phone'],
  ['desktop', 'Desktop'],
] as const;

/**
 * The width in CSS pixels below which only the width of a phone is offered, because a scaled
 * desktop page would be illegible.
 */
const WIDE = 700;

/** A page at the width of a phone or desktop, scaled to the available space. */
function PreviewFrame({ src }: { readonly src: string }) {
  const [chosen, setChosen] = useState<Device>('desktop');
  const [element, available] = useWidth();
  const isWide = available >= WIDE;
  const device = isWide ? chosen : 'phone';
  const width = isWide ? WIDTHS[device] : available;
  const scale = Math.min(1, available / width);

  return (
    <section className={styles.preview} aria-label="Preview">
      {isWide && (
        <div className="row tight" role="group" aria-label="Width">
          {DEVICES.map(([name, label]) => (
            <Button
              key={name}
              className={`button ${name === device ? 'primary' : ''}`}
              aria-pressed={name === device}
              onClick={() => setChosen(name)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <p className={styles.bar}>Preview: visitors see this when it is published.</p>
      <div ref={element} className={styles.room}>
        {available > 0 && (
          <iframe
            key={src}
            title={`The page on a ${device}`}
            src={src}
            className={`${styles.frame} ${device === 'phone' ? styles.phone : ''}`}
            style={{ width, scale, marginBottom: `calc(var(--height) * ${scale - 1})` }}
          />
        )}
      </div>
    </section>
  );
}

/** Returns the width of an element in CSS pixels; 0 until it is known. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    if (!element.current) return undefined;
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);

  return [element, width] as const;
}
