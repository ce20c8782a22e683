import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
} from 'react';
import { ordinal } from '../../../shared/text/text';
import { EntryList, EntryListSkeleton, type EntryListProps } from '../EntryList';
import { MoveControls } from './MoveControls';
import { useEntryOrder, type EntryOrder } from './useEntryOrder';
import { ShowMore } from '../../../shared/ui/ShowMore';
import type { adminList } from '../../admin-list';
import { LoadedPart } from '../../ui/parts';

interface OrderedEntryListProps<T> extends EntryListProps<T> {
  readonly entries: readonly T[];
  /** Whether `entries` are all entries of the list. */
  readonly isComplete?: boolean;
  readonly order: EntryOrder<T>;
}

/** Entries as cards that can be moved with buttons, with the keyboard and by dragging. */
function OrderedEntryList<T>({
  entries,
  isComplete = true,
  order,
  ...list
}: OrderedEntryListProps<T>) {
  const { shown, place, drop, cancel, message } = useEntryOrder({
    entries,
    keyOf: list.keyOf,
    move: (now, from, to) => order.move(now, from, to, isComplete),
    messageFor: (entry, to) =>
      [
        `${order.nameOf(entry, to)} is now the ${ordinal(to + 1)} of ${entries.length}.`,
        order.describe?.(to),
      ]
        .filter(Boolean)
        .join(' '),
  });
  const drag = useDragOrder({ onOver: place, onDrop: drop, onCancel: cancel });

  return (
    <>
      <EntryList {...list} entries={shown}>
        {(entry, item) =>
          list.children(entry, {
            ...item,
            order: (
              <MoveControls
                name={order.nameOf(entry, item.position)}
                position={item.position}
                count={shown.length}
                total={isComplete ? undefined : order.beyondPage?.total}
                dragged={drag.dragged === list.keyOf(entry)}
                onMove={(to) => {
                  if (to >= shown.length) {
                    // The entry leaves the shown pages, so that the focus moves to the entry that
                    // takes its position.
                    item.onReturn();
                    return order.beyondPage?.move(entry, order.nameOf(entry, item.position), to);
                  }
                  place(list.keyOf(entry), to);
                  drop(list.keyOf(entry));
                }}
                onDragStart={(event) => drag.start(event, list.keyOf(entry))}
              />
            ),
          })
        }
      </EntryList>
      <p className="visually-hidden" role="status">
        {message}
      </p>
    </>
  );
}

interface PagedEntryListProps<T> extends EntryListProps<T> {
  /** The loader's result. */
  readonly list: Awaited<ReturnType<ReturnType<typeof adminList<T>>['read']>>;
  /** Defined if the list can be sorted by hand. */
  readonly order?: EntryOrder<T> | undefined;
  /** Shown when there are no entries. */
  readonly empty: ReactNode;
  /** Shown while the first page loads; by default, empty cards. */
  readonly waiting?: ReactNode;
}

/** A paged list with its loading and error states. Another list needs another key. */
export const PagedEntryList = <T,>({
  list: { page, list },
  empty,
  order,
  all,
  waiting,
  ...entryList
}: PagedEntryListProps<T>) => (
  <LoadedPart
    from={list}
    what={`The ${entryList.noun}`}
    waiting={waiting ?? <EntryListSkeleton noun={entryList.noun} />}
  >
    {(pages) => (
      <>
        {order ? (
          <OrderedEntryList
            entries={pages.entries}
            isComplete={!pages.hasMore}
            order={order}
            {...entryList}
            {...(pages.hasMore && { all })}
          />
        ) : (
          <EntryList entries={pages.entries} {...entryList} {...(pages.hasMore && { all })} />
        )}
        {pages.entries.length > 0 ? (
          <ShowMore pages={pages} page={page} noun={entryList.noun} />
        ) : (
          empty
        )}
      </>
    )}
  </LoadedPart>
);

interface DragOrderOptions {
  /** Called when an entry is dragged over another position. */
  readonly onOver: (key: string, to: number) => void;
  readonly onDrop: (key: string) => void;
  readonly onCancel: () => void;
}

/**
 * The distance, in pixels, from the upper or lower edge of the window within which the page
 * scrolls.
 */
const EDGE = 90;
const SCROLL_STEP = 12;

/**
 * Drags an entry of a list by its handle with mouse, pen or finger while the other entries make
 * space. Escape cancels the drag.
 */
export function useDragOrder({ onOver, onDrop, onCancel }: DragOrderOptions) {
  const [dragged, setDragged] = useState<string | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const start = (event: ReactPointerEvent<HTMLElement>, key: string) => {
    const list = event.currentTarget.closest('ul');
    if (event.button !== 0 || !list || end.current) return;
    // Prevents text selection and scrolling.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    const item = event.currentTarget.closest('li');
    const listening = new AbortController();
    const { signal } = listening;
    let point = { x: event.clientX, y: event.clientY };
    let hasMoved = false;
    let frame = 0;

    const follow = () => {
      const to = [...list.children].findIndex((child) => isInside(child, point));
      if (to >= 0 && list.children[to] !== item) onOver(key, to);
    };
    const scroll = () => {
      const { top, bottom } = list.getBoundingClientRect();
      const lower = window.innerHeight - EDGE;
      const isAbove = point.y < EDGE && top < EDGE;
      const isBelow = point.y > lower && bottom > lower;
      // A handle that was pressed close to an edge does not scroll before the pointer has moved.
      if (hasMoved && (isAbove || isBelow)) {
        window.scrollBy({ top: isAbove ? -SCROLL_STEP : SCROLL_STEP, behavior: 'instant' });
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    const finish = (outcome: () => void) => {
      listening.abort();
      cancelAnimationFrame(frame);
      end.current = null;
      setDragged(null);
      outcome();
    };
    end.current = () => finish(() => undefined);

    // The listeners are on the window, because React may move the handle itself in the document.
    const onPointer = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: () => void) =>
      window.addEventListener(
        type,
        (moving) => {
          if (moving.pointerId !== event.pointerId) return;
          point = { x: moving.clientX, y: moving.clientY };
          act();
        },
        { signal },
      );
    onPointer('pointermove', () => {
      hasMoved = true;
      follow();
    });
    onPointer('pointerup', () => finish(() => onDrop(key)));
    onPointer('pointercancel', () => finish(onCancel));
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key === 'Escape') finish(onCancel);
    };
    window.addEventListener('keydown', onKey, { signal });
    setDragged(key);
    scroll();
  };

  return { dragged, start };
}

function isInside(element: Element, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}
