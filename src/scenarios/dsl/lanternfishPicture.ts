const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 40 40"><path d="M-20-20h40v40h-40z" fill="#14324f"/><g fill="#fff" stroke-linecap="round"><path d="M-12 4C-7-5 5-5 8 3l6-5v13L8 6C4 14-8 13-12 4Z"/><circle cx="-5" cy="3" r="1.700" fill="#14324f"/><path d="M-1-3c0-6-5-8-9-6" fill="none" stroke="#9cc3e6" stroke-width="2"/><circle cx="-11" cy="-8" r="3" fill="#ffd166"/></g></svg>'

/** The picture that a host sets for its own wallet Lanternfish: a data URL, which needs no request. */
export const lanternfishPicture = `data:image/svg+xml,${encodeURIComponent(svg)}`
