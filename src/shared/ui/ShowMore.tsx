import { useEffect, useRef } from 'react';
import { Link, useNavigation, useSearchParams } from 'react-router-dom';
import { trackList, type ListPart, type Pages } from '../data/paged-list';
import {
  showingText,
  moreNotLoadedText,
  FROM_THE_BEGINNING,
  LOADING_MORE,
  SHOW_MORE,
} from '../words/lists';
import { TRY_AGAIN } from '../words/frame';

interface ShowMoreProps<T> {
  readonly pages: Pages<T>;
  /** The loaded part of the list above, if its scroll position is restored after a reload. */
  readonly part?: ListPart<T> | undefined;
  /** The number of pages in the URL. */
  readonly page: number;
  /** The plural noun for the entries, such as 'movies'. */
  readonly noun: string;
}

/** The link to the next page of a list. The number of loaded pages is in the URL. */
export function ShowMore<T>({ pages, part, page, noun }: ShowMoreProps<T>) {
  const [search] = useSearchParams();
  const element = useRef<HTMLDivElement>(null);
  const loading = useNavigation().state === 'loading';
  const next = new URLSearchParams(search);
  next.set('page', String(pages.failed ? page : page + 1));

  const beginning = new URLSearchParams(search);
  beginning.delete('page');

  useEffect(() => part && trackList(element.current, pages.entries, part), [pages, part]);

  const count = pages.entries.length;
  const pressed = useRef<{ readonly pages: Pages<T>; readonly cards: readonly Element[] }>(null);
  useEffect(() => {
    const before = pressed.current;
    if (!before || before.pages === pages) return;
    pressed.current = null;
    const isNew = (card: Element) => !before.cards.includes(card);
    // Without a new card, the last card gets the focus, because the pressed link no longer exists.
    const card = cards().find(isNew) ?? (pages.failed ? undefined : before.cards.at(-1));
    card?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [pages]);

  return (
    <div ref={element} className="row loose show-more">
      <p className="visually-hidden" role="status">
        {showingText(count, noun)}
      </p>
      {pages.failed && <p role="alert">{moreNotLoadedText(noun)}</p>}
      {Boolean(part?.skipped) && (
        <Link className="button" to={{ search: beginning.toString() }}>
          {FROM_THE_BEGINNING}
        </Link>
      )}
      {pages.hasMore && (
        <Link
          className="button"
          to={{ search: next.toString() }}
          replace
          preventScrollReset
          aria-disabled={loading}
          onClick={() => {
            pressed.current = { pages, cards: cards() };
          }}
        >
          {showMoreLabel(pages.failed, loading)}
        </Link>
      )}
    </div>
  );
}

const cards = () => [...document.querySelectorAll('main li')];

/** Returns the label of the control that loads the next page. */
export function showMoreLabel(failed: boolean, loading: boolean): string {
  if (loading) return LOADING_MORE;
  return failed ? TRY_AGAIN : SHOW_MORE;
}
