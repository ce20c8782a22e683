// The words of a movie on its card, in lists.

export const UPCOMING = 'ഉടൻ വരുന്നു';
export const statusName = (status: 'Released' | 'Upcoming'): string =>
  status === 'Released' ? 'റിലീസായി' : UPCOMING;
export const releasedIn = (year: string) => `റിലീസ് ${year}`;
export const TICKETS = 'ടിക്കറ്റുകൾ';
export const GRAB_TICKETS = 'ടിക്കറ്റ് എടുക്കാം!';
export const LOADING_MOVIES = 'ചിത്രങ്ങൾ ലോഡ് ചെയ്യുന്നു';
export const LOADING_UPCOMING = 'വരാനിരിക്കുന്ന ചിത്രങ്ങൾ ലോഡ് ചെയ്യുന്നു';
