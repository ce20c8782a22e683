// The number of a picture in full size.

export const pictureOf = (number: number, count: string, name: string) =>
  `${count} ഫോട്ടോകളിൽ ${number}: ${name}`;
