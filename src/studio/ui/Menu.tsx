import {
  useId,
  useRef,
  useState,
  useLayoutEffect,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { isComposing, shortcutKey } from '../../shared/ui/hooks';
import { Modal } from '../../shared/ui/Modal';
import styles from './Menu.module.css';
import { Action } from './parts';

/** A menu item: an action or a link. */
export type MenuAction = {
  readonly label: string;
  /** The shortcut key of the item, if the page has shortcuts. */
  readonly shortcut?: string | undefined;
} & (
  | { readonly onPress: () => void; readonly pending?: boolean }
  | { readonly path: string; readonly opensNewTab?: boolean }
);

interface MoreMenuProps {
  /** The id of the element that names the entry of the actions. */
  readonly describedBy: string;
  readonly actions: readonly MenuAction[];
}

/** A button "More" that opens a menu of rarely used actions. Renders nothing without actions. */
export function MoreMenu({ describedBy, actions }: MoreMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'first' | 'last'>();
  if (actions.length === 0) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowUp' ? 'last' : 'first');
  };

  return (
    <>
      <Action
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        aria-describedby={describedBy}
        onClick={() => setOpened('first')}
        onKeyDown={onKeyDown}
      >
        More
      </Action>
      {opened && (
        <Menu
          labelledBy={`${id} ${describedBy}`}
          opener={button}
          actions={actions}
          focused={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface MenuProps {
  readonly labelledBy: string;
  /** The button that opened the menu. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly actions: readonly MenuAction[];
  /** The item that has the focus first. */
  readonly focused: 'first' | 'last';
  readonly onClose: () => void;
}

/** An open menu, in the top layer, so that neither a card nor the edge of the window clips it. */
function Menu({ labelledBy, opener, actions, focused, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const dialog = menu.current?.parentElement;
    if (!dialog || !opener.current) return undefined;
    const place = placeAt.bind(null, opener.current, dialog);
    place();
    itemsIn(menu.current)
      .at(focused === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [focused, opener]);

  // Synchronously, because the next action may move the focus, or continue from the button.
  const close = () => flushSync(onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Tab') return close();
    const next = itemFor(event.nativeEvent, itemsIn(menu.current));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <Modal labelledBy={labelledBy} className={styles.menu} onClose={onClose}>
      <div ref={menu} role="menu" tabIndex={-1} aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
        {actions.map((action) => (
          <Item key={action.label} action={action} close={close} />
        ))}
      </div>
    </Modal>
  );
}

function Item({ action, close }: { readonly action: MenuAction; readonly close: () => void }) {
  const common = {
    role: 'menuitem',
    'aria-keyshortcuts': action.shortcut,
    tabIndex: -1,
    className: `action ${styles.item}`,
    // Hovering moves the focus, so that only one item is highlighted.
    onPointerMove: ({ currentTarget }: PointerEvent<HTMLElement>) => currentTarget.focus(),
  } as const;
  if ('onPress' in action) {
    const { label, pending = false, onPress } = action;
    const onClick = () => {
      if (pending) return;
      close();
      onPress();
    };
    return (
      <button type="button" {...common} aria-disabled={pending} onClick={onClick}>
        {label}
      </button>
    );
  }
  const { label, path, opensNewTab = false } = action;
  return opensNewTab ? (
    <a href={path} target="_blank" rel="noopener" {...common} onClick={close}>
      {label}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  ) : (
    <Link to={path} {...common} onClick={close}>
      {label}
    </Link>
  );
}

const itemsIn = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Returns the item to which a key moves the focus; undefined for other keys. */
function itemFor(event: globalThis.KeyboardEvent, items: readonly HTMLElement[]) {
  const current = items.findIndex((item) => item === document.activeElement);
  const position = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: current <= 0 ? -1 : current - 1,
    Home: 0,
    End: -1,
  }[event.key];
  if (position !== undefined) return items.at(position);
  const letter = shortcutKey(event).toLowerCase();
  if (letter.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const after = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return after.find(({ textContent }) => textContent.toLowerCase().startsWith(letter));
}

/** The space between a menu and the edges of the window, in pixels. */
const EDGE = 8;

/**
 * Positions an open menu below its button, or above it if there is more space. On a phone its
 * styles position it at the lower edge.
 */
function placeAt(button: HTMLElement, menu: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = bottom + height + EDGE <= clientHeight || top < clientHeight - bottom;
  const y = isBelow ? Math.min(bottom, clientHeight - height - EDGE) : Math.max(EDGE, top - height);
  const x = Math.max(EDGE, Math.min(left, clientWidth - width - EDGE));
  menu.style.setProperty('--x', `${x}px`);
  menu.style.setProperty('--y', `${y}px`);
}
