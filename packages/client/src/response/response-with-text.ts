/** A response, and the text of its body. */
export interface ResponseWithText {
  response: Response;
  text: string;
}
