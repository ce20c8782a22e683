import { useId, type ReactNode } from 'react';
import { LoadFailure } from '../../../../shared/ui/loading/LoadFailure';
import { Loaded } from '../../../../shared/ui/loading/Loaded';
import type { Resource } from '../../../../shared/data/resource';

interface MovieSectionProps<T> {
  readonly title: string;
  /** What the section shows, as the subject of a sentence: 'The stills'. */
  readonly what: string;
  readonly from: Resource<readonly T[]>;
  readonly children: (entries: readonly T[]) => ReactNode;
}

/** A section of a movie's page that is only there if it has content, or could not be loaded. */
export function MovieSection<T>({ title, what, from, children }: MovieSectionProps<T>) {
  const headingId = useId();
  const section = (content: ReactNode) => (
    <section className="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="section-title">
        {title}
      </h2>
      {content}
    </section>
  );
  return (
    <Loaded
      from={from}
      waiting={null}
      failed={(retry) => section(<LoadFailure what={what} retry={retry} />)}
    >
      {(entries) => entries.length > 0 && section(children(entries))}
    </Loaded>
  );
}
