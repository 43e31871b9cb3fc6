import type { Point } from "./points.ts";

/** What a point says itself, without what surrounds it; the picture of a step isn't part of it. */
export function textOfPoint(point: Point): string {
  switch (point.kind) {
    case "mistake":
      return `${point.does} ${point.sign} ${point.because} ${point.instead}`;
    case "choice":
      return `${point.a} ${point.b} ${point.decides}`;
    case "step":
      return point.do;
    case "question":
      return `${point.ask} ${point.answer}`;
    case "belief":
      return `${point.said} ${point.so}`;
    case "moment":
      return point.what;
    case "term":
      return `${point.term} ${point.is}`;
    case "scene":
      return point.picture;
  }
}
