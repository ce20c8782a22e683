import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes the answers that firebase-tools reads: one line of JSON each. */
final class Answers {
  private static final int ANNOUNCEMENT_ID = -1;

  private final PrintStream out;

  Answers(PrintStream out) {
    this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
  }

  /** Reports to firebase-tools, which waits for it, that requests can be sent. */
  void announce() {
    send(ANNOUNCEMENT_ID, new JsonObject(), List.of(), List.of());
  }

  /** Answers the request with an error; for a verification that is a denial. */
  void fail(int id, String error) {
    send(id, new JsonObject(), List.of(error), List.of());
  }

  /** Answers the request with a result, which firebase-tools ignores if there are errors. */
  void send(int id, JsonObject result, List<String> errors, List<String> warnings) {
    JsonObject message = new JsonObject();
    message.add("result", result);
    message.add("errors", strings(errors));
    message.add("warnings", strings(warnings));
    write(id, message);
  }

  /** Requests a document; its line on stdin will have the same id. */
  void requestDocument(int id, String path) {
    JsonObject context = new JsonObject();
    context.addProperty("path", path);
    JsonObject message = new JsonObject();
    message.addProperty("server_request_id", id);
    message.addProperty("action", "fetch_firestore_document");
    message.add("context", context);
    write(id, message);
  }

  private void write(int id, JsonObject message) {
    message.addProperty("id", id);
    message.addProperty("status", "ok"); // After another status firebase-tools never answers.
    out.print(message + "\n");
    out.flush();
  }

  private static JsonArray strings(List<String> values) {
    JsonArray array = new JsonArray();
    values.forEach(array::add);
    return array;
  }
}
