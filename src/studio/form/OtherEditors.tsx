import { useEffect, useState } from 'react';
import type { EntryLocation } from '../../content/entry';
import { OPEN_FORM_EVERY_MS, reportClosedForm, reportOpenForm } from '../../store/open-forms';
const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** Says who else has the form of an entry open, and says to them that it is open here. */
export default function OtherEditors({ location }: { readonly location: EntryLocation }) {
  const others = useOthers(location);
  if (others.length === 0) return null;
  return (
    <p className="soft whole-row" role="status">
      <bdi>{names.format(others)}</bdi> {others.length > 1 ? 'have' : 'has'} this open, too.
    </p>
  );
}

/** The others' names; none after a failure, as nobody waits for them. */
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
      // Who comes and goes between two windows says it no more often.
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
      // After a request on its way, which would store again that the form is open.
      void last.then(() => reportClosedForm(location)).catch(() => undefined);
    };
  }, [path, key]);
  return others;
}
