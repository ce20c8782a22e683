import {
  Suspense,
  useRef,
  useEffect,
  useEffectEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link } from 'react-router-dom';
import type { EntryLocation } from '../../content/entry';
import { lazyComponent } from '../../shared/ui/LoadedOnce';
import { historyPath } from '../../content/paths/admin-paths';
import styles from './EntryForm.module.css';
import { FormNotices } from './FormNotices';
import { UnfoldButton, useFolded } from './folded-form';
import type { EntryFormState } from './state/useEntryForm';
import { shortcutKey } from '../../shared/ui/hooks';
import { Action } from '../ui/parts';

/** Loaded lazily, because it is below the fields that are filled in first. */
const PublicationChoice = lazyComponent(
  () => import('./PublicationChoice'),
  'The choice of when visitors see it',
);

/** Loaded once the user has typed something. */
const FormWarnings = lazyComponent(() => import('./FormWarnings'));

/** Loaded in parallel; the form does not wait for it. */
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
  /** Shows the label as a heading. A form that replaces another form always has one. */
  readonly headed?: boolean;
  /**
   * The location of the published entry, for the link to its history; undefined for a new entry.
   */
  readonly history?: EntryLocation | undefined;
  /** Whether the form is one of several on its page, such as the sections of the settings. */
  readonly isSection?: boolean;
  /** Shown next to the submit button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a form in the admin area: notices above the fields, buttons below them. */
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
    // The form itself is not interactive: it handles the key presses of its fields.
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
 * Prevents Enter in a field from submitting the form, which would publish an unfinished entry.
 * Exceptions are a file field, whose dialog Enter opens, and the fields of a dialog, which belong
 * to another form.
 */
function keepUnsent(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'file') return;
  if (target.form === currentTarget) event.preventDefault();
}

/**
 * Submits a changed form on Ctrl+S or ⌘S, unless the focus is in another form or a dialog, and
 * prevents the browser's "Save page" dialog.
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
