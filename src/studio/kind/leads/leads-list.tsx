import type { ReactNode } from 'react';
import { languageOf } from '../../../shared/text/text';
import { listLeadingTo, type Lead } from '../../../store/links/leading-to';
import { onScreen } from '../../kinds';

/** Leads that are named, a screen's worth. */
const NAMED = 12;

/** Returns what says what leads to these. Throws as `listLeadingTo`. */
export async function leadsList(targets: Parameters<typeof listLeadingTo>[0]): Promise<ReactNode> {
  const leads = await listLeadingTo(targets);
  if (leads.length === 0) return <p role="status">Nothing on the site leads there.</p>;
  const more = leads.length - NAMED;
  return (
    <div role="status">
      <p>
        {targets.some(({ movieId }) => movieId !== undefined)
          ? 'These lead there, and have no link to it from then on:'
          : 'These lead there:'}
      </p>
      <ul className="things">
        {leads.slice(0, more > 1 ? NAMED : undefined).map((lead, index) => (
          <li key={index}>{textOf(lead)}</li>
        ))}
        {more > 1 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}

const textOf = ({ kind, title, isUnpublished }: Lead) => (
  <>
    {onScreen(kind).name}
    {title && (
      <>
        : <bdi lang={languageOf(title)}>{title}</bdi>
      </>
    )}
    {isUnpublished && ' (not published)'}
  </>
);
