import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDragOrder } from '../../src/admin/kit/lists/useDragOrder';

let frame = () => {};
const scrollBy = vi.fn();

/** A list that goes on below the window, whose handle is close to the lower edge. */
beforeEach(() => {
  scrollBy.mockReset();
  vi.stubGlobal('innerHeight', 400);
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    frame = next;
    return 0;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 300, 100, 300),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function List() {
  const { start } = useDragOrder({ onOver: vi.fn(), onDrop: vi.fn(), onCancel: vi.fn() });
  return (
    <ul>
      <li>
        <button type="button" onPointerDown={(event) => start(event, 'a')}>
          Move A
        </button>
      </li>
    </ul>
  );
}

test('the page scrolls while something is dragged close to its edge, not by the press alone', () => {
  render(<List />);
  const at = { clientX: 50, clientY: 380, pointerId: 1, button: 0 };
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Move A' }), at);
  frame();
  expect(scrollBy).not.toHaveBeenCalled();
  fireEvent.pointerMove(window, at);
  frame();
  expect(scrollBy).toHaveBeenCalledOnce();
  fireEvent.pointerMove(window, { ...at, clientY: 200 });
  frame();
  expect(scrollBy).toHaveBeenCalledOnce();
});
