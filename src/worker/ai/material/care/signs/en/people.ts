/** People, animals and ages, as alternatives of a pattern. */

export const TEEN = "(?:[5-9]|1[0-7])";
