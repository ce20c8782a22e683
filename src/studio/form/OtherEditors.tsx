import { useEffect, useState } from 'react';
import type { EntryLocation } from '../../content/entry';
import { OPEN_FORM_EVERY_MS, reportClosedForm, reportOpenForm } from '../../store/open-forms';
const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** Shows who else has the form of an entry open, and reports this open form. */
export default function OtherEditors({ location }: { readonly location: EntryLocation }) {
  const others = useOthers(location);
  if (others.length === 0) return null;
  return (
    <p className="soft whole-row" role="status">
      <bdi>{names.format(others)}</bdi> {others.length > 1 ? 'have' : 'has'} this open, too.
    </p>
  );
}

/**
 * The names of the other editors. Empty after a failure, which is not shown, because nothing
 * depends on the names.
 */
function useOthers({ path, key }: EntryLocation): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    const location = { path, key };
    let hasLeft = false;
    let saidAt = -OPEN_FORM_EVERY_MS;
    let last = Promise.resolve();

    const ask = async () => {
      if (hasLeft) return;
      const found = await reportOpenForm(location).catch(() => []);
      if (!hasLeft) setOthers(found);
    };
    const say = () => {
      // Switching between two windows does not send more reports.
      const isSoon = performance.now() - saidAt < OPEN_FORM_EVERY_MS / 2;
      if (document.hidden || isSoon) return;
      saidAt = performance.now();
      last = last.then(ask);
    };
    say();
    const timer = setInterval(say, OPEN_FORM_EVERY_MS);
    document.addEventListener('visibilitychange', say);
    return () => {
      hasLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
      // Waits for a pending report, which would mark the form as open again.
      void last.then(() => reportClosedForm(location)).catch(() => undefined);
    };
  }, [path, key]);
  return others;
}
