import {
  Suspense,
  useRef,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';
import { flushSync } from 'react-dom';
import type { EntryLocation } from '../../content/entry';
import { lazyComponent } from '../../shared/ui/LoadedOnce';
import { historyPath } from '../../content/paths/admin-paths';
import styles from './EntryForm.module.css';
import { FormNotices } from './FormNotices';
import type { EntryFormState } from './state/useEntryForm';
import { shortcutKey } from '../../shared/ui/hooks';
import { Action } from '../ui/parts';

/** Below what is filled in first: it may come later. */
const PublicationChoice = lazyComponent(
  () => import('./PublicationChoice'),
  'The choice of when visitors see it',
);

/** Needed once something was typed. */
const FormWarnings = lazyComponent(() => import('./FormWarnings'));

/** Loaded beside the form, which does not wait for it. */
const OtherEditors = lazyComponent(() => import('./OtherEditors'));

interface EntryFormProps {
  readonly form: Pick<
    EntryFormState,
    | 'texts'
    | 'editing'
    | 'pending'
    | 'isChanged'
    | 'isIncomplete'
    | 'isFolded'
    | 'setUnfolded'
    | 'onSubmit'
    | 'notices'
    | 'publication'
    | 'warned'
  >;
  /** Shows the label as the form's heading; a form that replaces another one always does. */
  readonly headed?: boolean;
  /** Where an entry is stored when it is published, for the link to its history; none for a new one. */
  readonly history?: EntryLocation | undefined;
  /** Whether it is a form of several for what is stored there. */
  readonly isSection?: boolean;
  /** Shown beside the button. */
  readonly beside?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of a form in the admin area: notices above its fields, the buttons below them. */
export function EntryForm({
  form: {
    texts,
    editing,
    pending,
    isChanged,
    isIncomplete,
    onSubmit,
    notices,
    publication,
    warned,
    ...folding
  },
  headed = false,
  history,
  isSection = false,
  beside,
  children,
}: EntryFormProps) {
  const { heading, cancel } = editing?.inPlace ?? {};
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(element, { isChanged, pending });
  useFolded(element, folding);
  const form = (
    // The key is one of its fields'.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={element}
      className={`panel columns few form-columns ${styles.form}`}
      data-folded={folding.isFolded}
      aria-label={texts.label}
      noValidate
      aria-busy={pending}
      onKeyDown={keepUnsent}
      onSubmit={onSubmit}
    >
      {(headed || heading) && (
        <h2 ref={heading} className="whole-row small-title in-view" tabIndex={-1}>
          {texts.label}
        </h2>
      )}
      {history && !isSection && (
        <Suspense>
          <OtherEditors location={history} />
        </Suspense>
      )}
      <FormNotices {...notices} />
      {children}
      {warned && (isChanged || editing) && (
        <Suspense>
          <FormWarnings {...warned} />
        </Suspense>
      )}
      {publication && (
        <Suspense fallback={<div className={`whole-row ${styles.choiceRoom}`} />}>
          <PublicationChoice
            nextId={editing?.nextId}
            isEdit={editing?.unpublished?.base !== undefined}
            {...publication}
          />
        </Suspense>
      )}
      <div className={`row whole-row ${isChanged ? 'in-reach' : ''}`}>
        <button
          type="submit"
          className="button primary"
          disabled={pending}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {pending ? texts.pendingAction : texts.action}
        </button>
        {cancel && (
          <Action disabled={pending} onClick={() => void cancel()}>
            Cancel
          </Action>
        )}
        {beside}
        {texts.incomplete && (
          <p role="alert" className="alarm">
            {isIncomplete && texts.incomplete}
          </p>
        )}
        {history && (
          <Link to={historyPath(history)} className="action">
            History
          </Link>
        )}
      </div>
    </form>
  );
  return editing ? (
    form
  ) : (
    <>
      {form}
      {!isChanged && <UnfoldButton form={element} {...folding} />}
    </>
  );
}

/**
 * Keeps Enter in a field from sending the form, as it would publish what is half written. A file field opens
 * its dialog by it; fields of a dialog are in a form of their own.
 */
function keepUnsent(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file') return;
  if (target.form === currentTarget) event.preventDefault();
}

/**
 * Sends a form that has changes by Ctrl+S or ⌘S, from anywhere but another form or a dialog. The browser's
 * own dialog, which would save the page, does not open then.
 */
function useSaveKey(
  form: RefObject<HTMLFormElement | null>,
  { isChanged, pending }: { readonly isChanged: boolean; readonly pending: boolean },
): void {
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && shortcutKey(event) === 's';
    const place = event.target instanceof Element && event.target.closest('form, dialog');
    if (!isSave || (place && place !== form.current)) return;
    event.preventDefault();
    if (!pending) form.current?.requestSubmit();
  });
  useEffect(() => {
    if (!isChanged) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isChanged]);
}

/** Whether a form is folded, and the function that unfolds it, or folds it again. */
interface Folding {
  readonly isFolded: boolean;
  readonly setUnfolded: (isUnfolded: boolean) => void;
}

/** A folded form shows its first fields alone. It unfolds as soon as any of its fields has the focus. */
function useFolded(form: RefObject<HTMLElement | null>, { isFolded, setUnfolded }: Folding): void {
  const focused = useRef<{ readonly element: Element; readonly top: number }>(null);

  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (isFolded && target instanceof Element)
      focused.current = { element: target, top: topOf(target) };
    setUnfolded(true);
  });
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [form]);

  useLayoutEffect(() => {
    // The browser remembers how far a form was scrolled when it was folded last.
    if (isFolded) {
      form.current?.scrollTo?.(0, 0);
      return;
    }
    // What was focused stays where it is on the screen: it may just be pressed.
    const moved = focused.current ? topOf(focused.current.element) - focused.current.top : 0;
    if (moved) window.scrollBy(0, moved);
    focused.current = null;
  }, [form, isFolded]);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Shows all fields of a form in which nothing was typed, and hides them again. */
const UnfoldButton = ({
  form,
  isFolded,
  setUnfolded,
}: Folding & { readonly form: RefObject<HTMLFormElement | null> }) => (
  <button
    type="button"
    className={`action ${styles.unfold}`}
    aria-expanded={!isFolded}
    onClick={({ currentTarget }) => {
      // The focus opens the form.
      if (isFolded) return form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      flushSync(() => setUnfolded(false));
      currentTarget.scrollIntoView({ block: 'nearest' });
    }}
  >
    {isFolded ? 'Show all fields' : 'Close the form'}
  </button>
);
