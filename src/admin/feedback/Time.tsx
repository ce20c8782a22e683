const short = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const full = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'long' });

/** A date and time in the reader's time zone; with weekday and seconds on hover. */
export const Time = ({ at }: { readonly at: Date }) => (
  <time dateTime={at.toISOString()} title={full.format(at)}>
    {short.format(at)}
  </time>
);
