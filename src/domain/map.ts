/** A page of Google Maps with the place on it; works everywhere, and opens the app on a phone. */
export const mapLink = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/**
 * The map of a place for a frame. This is where `maps?q=…&output=embed` leads: it needs no key, and
 * it lies below /maps/, which is all of Google that the site's content policy lets into a frame.
 * '!' separates the fields, so the place itself must not bring one along; 6i is the zoom.
 */
export const mapEmbedUrl = (place: string) =>
  `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${encodeField(place)}!6i16!3m1!1sen!5m1!1sen`;

const encodeField = (text: string) => encodeURIComponent(text.replaceAll('!', ' '));
