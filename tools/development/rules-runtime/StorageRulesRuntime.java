import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.Evaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Decides for the Storage emulator whether storage.rules permit a request. It replaces the runtime
 * that firebase-tools downloads, and uses the rules engine in the Firestore emulator's JAR.
 *
 * <p>firebase-tools writes one JSON request a line to stdin and reads JSON answers from stdout (see
 * its lib/emulator/storage/rules/runtime.js). Everything happens on the thread that reads stdin: a
 * rule that needs a Firestore document returns a future, which the document's line completes later,
 * so any number of requests can be in progress at once. The process ends when stdin closes.
 */
public final class StorageRulesRuntime {
  private static final FirebaseRulesLangOptions LANGUAGE =
      FirebaseRulesLangOptions.builder()
          .allowTernaryOperator(true)
          .allowCrossServiceRules(true)
          .build();

  private final Answers answers;
  private final Map<String, Evaluator> rulesets = new HashMap<>();
  private final Map<Integer, Verification> verifications = new HashMap<>();

  private StorageRulesRuntime(Answers answers) {
    this.answers = answers;
  }

  public static void main(String[] args) throws IOException {
    Answers answers = new Answers(System.out);
    System.setOut(System.err); // What the engine prints must not be read as an answer.
    new StorageRulesRuntime(answers).serve();
    System.exit(0); // Threads of the engine, if any, must not outlive firebase-tools.
  }

  private void serve() throws IOException {
    answers.announce();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      JsonObject message = JsonParser.parseString(line).getAsJsonObject();
      int id = message.get("id").getAsInt();
      try {
        handle(id, message);
      } catch (RuntimeException | InvalidProtocolBufferException e) {
        verifications.remove(id);
        answers.fail(id, e.toString());
      }
    }
  }

  private void handle(int id, JsonObject message) throws InvalidProtocolBufferException {
    if (!message.has("action")) { // Only the answer to a document lookup has none.
      Verification verification = verifications.get(id);
      if (verification != null) {
        verification.receiveDocument(message);
      }
      return;
    }
    JsonObject context = message.getAsJsonObject("context");
    String action = message.get("action").getAsString();
    if (action.equals("load_ruleset")) {
      loadRuleset(id, context);
    } else if (action.equals("verify")) {
      verify(id, context);
    } else {
      throw new IllegalArgumentException("unknown action " + action);
    }
  }

  private void loadRuleset(int id, JsonObject context) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement element : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject file = element.getAsJsonObject();
      String name = file.get("name").getAsString();
      String content = file.get("content").getAsString();
      source.addFiles(File.newBuilder().setName(name).setContent(content));
    }
    CompileResult compiled =
        FirebaseRulesProtoCompiler.createStandalone(LANGUAGE).compile(source.build());
    List<String> errors = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    for (Issue issue : compiled.getIssues()) {
      (issue.getSeverity() == Issue.Severity.ERROR ? errors : warnings).add(describe(issue));
    }
    JsonObject result = new JsonObject();
    if (errors.isEmpty()) {
      String name = context.get("rulesetName").getAsString();
      rulesets.put(name, new DefaultEvaluator(compiled.getRulesetAst()));
      result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
    }
    answers.send(id, result, errors, warnings);
  }

  /** An issue in the form from which firebase-tools makes "DESCRIPTION in FILE:LINE". */
  private static String describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    JsonObject described = new JsonObject();
    described.addProperty("description_", issue.getDescription());
    described.add("sourcePosition_", position);
    return described.toString();
  }

  private void verify(int id, JsonObject context) throws InvalidProtocolBufferException {
    String name = context.get("rulesetName").getAsString();
    Evaluator evaluator = rulesets.get(name);
    if (evaluator == null) {
      throw new IllegalArgumentException("unknown ruleset " + name);
    }
    Verification verification = new Verification(id, answers, () -> verifications.remove(id));
    verifications.put(id, verification);
    verification.start(evaluator, context);
  }
}
