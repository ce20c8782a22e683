import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { MESSAGES } from '../../domain/messages';
import {
  isIncomplete,
  isSameEntry,
  VIDEO_ENTRY_FIELDS,
  videoErrors,
  videoTextOf,
  type VideoEntry,
  type VideoEntryField,
  type VideoText,
} from '../../domain/video-entry';
import { notify } from '../notify';
import { useUnsavedChanges } from '../session/unsaved';

interface VideoFormOptions {
  /** What stands in the form when it opens. */
  readonly stored: VideoEntry;
  /** Sends what was filled in; resolves with whether that went well. */
  readonly submit: (video: VideoText) => Promise<boolean>;
  readonly onDone: () => void;
}

/** A video form's state: what is typed in, and what is wrong with it once it was tried to send. */
export function useVideoForm({ stored, submit, onDone }: VideoFormOptions) {
  const [entry, setEntry] = useState(stored);
  const [tried, setTried] = useState(false);
  const changed = !isSameEntry(entry, stored);
  useUnsavedChanges(changed);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const errors = videoErrors(entry);
    const firstWrong = VIDEO_ENTRY_FIELDS.find((field) => errors[field]);
    if (firstWrong) {
      if (isIncomplete(entry)) notify.failure(MESSAGES.videoIncomplete);
      // The message stands beside the field before the focus arrives and it is read out.
      flushSync(() => setTried(true));
      focus(form, firstWrong);
      return;
    }
    if (await submit(videoTextOf(entry))) {
      setEntry(stored);
      setTried(false);
      onDone();
    }
  };

  return {
    entry,
    errors: tried ? videoErrors(entry) : {},
    changed,
    change: (field: VideoEntryField, value: string) => setEntry({ ...entry, [field]: value }),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
  };
}

function focus(form: HTMLFormElement, field: VideoEntryField) {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
