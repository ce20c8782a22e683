const short = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const full = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'long' });

/** When a message was sent, in the reader's own time zone; the whole of it on hover. */
export const SentAt = ({ time }: { readonly time: Date }) => (
  <time dateTime={time.toISOString()} title={full.format(time)}>
    {short.format(time)}
  </time>
);
