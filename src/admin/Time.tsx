const short = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const full = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'long' });

/** A point in time in the reader's own time zone; the whole of it on hover. */
export const Time = ({ at }: { readonly at: Date }) => (
  <time dateTime={at.toISOString()} title={full.format(at)}>
    {short.format(at)}
  </time>
);
