import { useId, useRef, useState, type KeyboardEvent } from 'react';
import actionStyles from '../../entries/CardActions.module.css';
import { Menu } from './Menu';
import type { MenuAction } from './menu-action';

interface MoreMenuProps {
  /** The id of what says whose actions they are. */
  readonly describedBy: string;
  readonly actions: readonly MenuAction[];
}

/** A button "More" that opens what is done seldom (product 14.20). Nothing without actions. */
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
      <button
        ref={button}
        id={id}
        type="button"
        className={actionStyles.action}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        aria-describedby={describedBy}
        onClick={() => setOpened('first')}
        onKeyDown={onKeyDown}
      >
        More
      </button>
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
