import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

interface DragOrderOptions {
  /** Called when an entry is dragged over another position. */
  readonly onOver: (key: string, to: number) => void;
  readonly onDrop: (key: string) => void;
  readonly onCancel: () => void;
}

/** The page scrolls while the pointer is so close to its upper or lower edge, in pixels. */
const EDGE = 90;
const SCROLL_STEP = 12;

/**
 * Drags an entry of a list by a handle, with mouse, pen or finger. The other entries make room while
 * it is dragged; Escape puts it back.
 */
export function useDragOrder({ onOver, onDrop, onCancel }: DragOrderOptions) {
  const [dragged, setDragged] = useState<string | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const start = (event: ReactPointerEvent<HTMLElement>, key: string) => {
    const list = event.currentTarget.closest('ul');
    if (event.button !== 0 || !list || end.current) return;
    // Neither text is selected nor the page scrolled.
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
      // A handle that is pressed close to an edge has been dragged nowhere yet.
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

    // On the window: React may move the handle itself in the document.
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
